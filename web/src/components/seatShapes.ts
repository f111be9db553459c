/** The six shapes of the seats, in a 32 × 32 box, each with its colour by number. */
const SHAPES = [
  { draw: '<circle cx="16" cy="16" r="14"/>', y: 21.5, size: 15 },
  { draw: '<rect x="3" y="3" width="26" height="26" rx="5"/>', y: 21.5, size: 15 },
  {
    draw: '<path d="M16 2.5c1 0 1.8.5 2.3 1.3l12 20.4c1 1.8-.2 4.3-2.3 4.3H4c-2.1 0-3.3-2.5-2.3-4.3l12-20.4C14.2 3 15 2.5 16 2.5z"/>',
    y: 25,
    size: 12.5,
  },
  { draw: '<path d="M16 1.5l12.5 7.2v14.6L16 30.5 3.5 23.3V8.7z"/>', y: 21.5, size: 15 },
  { draw: '<rect x="5.8" y="5.8" width="20.4" height="20.4" rx="3" transform="rotate(45 16 16)"/>', y: 21, size: 14 },
  { draw: '<path d="M16 1.8l14 10.4-5.3 16.6H7.3L2 12.2z"/>', y: 22.5, size: 14 },
] as const;

/** Shape and colour of a seat; more than six begin again. */
export function seatShape(seat: number) {
  const place = ((seat % SHAPES.length) + SHAPES.length) % SHAPES.length;
  return { ...SHAPES[place]!, colour: `var(--seat-${place + 1})` };
}

/** The letter on a seat's shape. */
export function initial(name: string): string {
  const first = [...name.trim()][0];
  return first ? first.toLocaleUpperCase() : '?';
}
