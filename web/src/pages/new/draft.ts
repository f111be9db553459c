/** A table that is being set up; pure, so that it can be tested without a screen. */
import type { BotCard, FamilyCard, NewTable, OptionCard, VariantCard, SeatRequest } from '../../wire';
import { mixName } from './mix';

export type OptionValue = string | number | boolean;
export type Values = Readonly<Record<string, OptionValue>>;

export interface Seat {
  /** Stays with the seat wherever it is moved. */
  readonly id: number;
  readonly kind: 'here' | 'link' | 'bot';
  readonly name: string;
  /** A bot's level. */
  readonly bot: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface Draft {
  readonly variant: string;
  readonly seats: readonly Seat[];
  /** Only what differs from the variant's own choice. */
  readonly values: Values;
}

/** The default table: you and a bot of medium strength. */
export function createDraft(family: FamilyCard, me: string): Draft {
  const variant = family.variants[0]!;
  let seats: readonly Seat[] = [{ id: 0, kind: 'here', name: me, bot: '', options: {} }];
  while (seats.length < Math.max(variant.low, Math.min(2, variant.high))) {
    seats = addSeat(seats, 'bot', '', middleBot(family.bots));
  }
  return { variant: variant.id, seats, values: {} };
}

export function variantOf(family: FamilyCard, draft: Draft): VariantCard {
  return family.variants.find((variant) => variant.id === draft.variant) ?? family.variants[0]!;
}

/** The first few variants, the chosen one among them; all of them if only one would be left out. */
export function firstOf(variants: readonly VariantCard[], chosen: string, few: number): readonly VariantCard[] {
  if (variants.length <= few + 1) return variants;
  const first = variants.slice(0, few);
  const other = variants.find((variant) => variant.id === chosen);
  return !other || first.includes(other) ? first : [...first.slice(0, -1), other];
}

/** The level most people should begin with. */
export function middleBot(bots: readonly BotCard[]): string {
  return bots[Math.floor((bots.length - 1) / 2)]?.name ?? '';
}

export function addSeat(seats: readonly Seat[], kind: Seat['kind'], name: string, bot: string): readonly Seat[] {
  const id = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  return [...seats, { id, kind, name, bot: kind === 'bot' ? bot : '', options: {} }];
}

export function changeSeat(seats: readonly Seat[], id: number, change: Partial<Omit<Seat, 'id'>>): readonly Seat[] {
  return seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
}

export function removeSeat(seats: readonly Seat[], id: number): readonly Seat[] {
  return seats.filter((seat) => seat.id !== id);
}

/** The seat moved to another place in the row, as far as the row goes. */
export function moveSeat(seats: readonly Seat[], id: number, to: number): readonly Seat[] {
  const seat = seats.find((one) => one.id === id);
  if (!seat) return seats;
  const others = removeSeat(seats, id);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), seat, ...others.slice(place)];
}

/** Another game of the family: what it says itself about an option counts again. */
export function withVariant(family: FamilyCard, draft: Draft, id: string): Draft {
  const variant = family.variants.find((one) => one.id === id);
  if (!variant) return draft;
  const known = new Set(variant.seat_options.map(({ key }) => key));
  let seats: readonly Seat[] = draft.seats.slice(0, variant.high).map((seat) => ({
    ...seat,
    options: Object.fromEntries(Object.entries(seat.options).filter(([key]) => known.has(key))),
  }));
  while (seats.length < variant.low) seats = [...addSeat(seats, 'bot', '', middleBot(family.bots))];
  return { variant: id, seats, values: {} };
}

/** What holds unless something else is chosen; `apart`: people sit at devices of their own. */
function defaultOf(option: OptionCard, apart: boolean): OptionValue {
  return apart ? option.apart : option.default;
}

export function valueOf(option: OptionCard, values: Values, apart = false): OptionValue {
  return values[option.key] ?? defaultOf(option, apart);
}

export function withValue(values: Values, option: OptionCard, value: OptionValue, apart = false): Values {
  const { [option.key]: _, ...others } = values;
  return value === defaultOf(option, apart) ? others : { ...others, [option.key]: value };
}

/** A whole number as it was typed, if the option takes it. */
export function parseWhole(option: OptionCard, typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const number = Number(text);
  const isUsual = option.words.some((word) => word.value === number);
  return isUsual || (option.low <= number && number <= option.high) ? number : undefined;
}

/** Whether the usual numbers are all there are. */
export function coversAll(option: OptionCard): boolean {
  const within = option.words.filter(({ value }) => typeof value === 'number' && option.low <= value && value <= option.high);
  return within.length === option.high - option.low + 1;
}

/** What an option's value is called. */
export function wordFor(option: OptionCard, value: OptionValue): string {
  return option.words.find((word) => word.value === value)?.title ?? mixName(option, String(value));
}

/** The options that differ from the variant's own choice, in their order. */
export function changedOptions(variant: VariantCard, values: Values, apart = false): readonly OptionCard[] {
  return variant.options.filter((option) => option.key in values || defaultOf(option, apart) !== option.default);
}

/** What was chosen otherwise, one sentence each. */
export function describeChoices(
  variant: VariantCard,
  values: Values,
  words: { readonly on: string; readonly off: string; readonly own: string },
  apart = false,
): readonly string[] {
  return changedOptions(variant, values, apart).map((option) => {
    const value = valueOf(option, values, apart);
    const isOwn = option.kind === 'sheet' && !option.words.some((word) => word.value === value);
    const word = typeof value === 'boolean' ? (value ? words.on : words.off) : wordFor(option, value);
    return `${option.title}: ${isOwn ? words.own : word}`;
  });
}

/** How a few words are best chosen: beside their title, in a row below it, or from a list. */
export function layoutOf(titles: readonly string[]): 'beside' | 'below' | 'list' {
  const width = titles.length * (Math.max(0, ...titles.map((title) => title.length)) + 3);
  if (titles.length <= 6 && width <= 44) return 'beside';
  return titles.length <= 3 ? 'below' : 'list';
}

/** The names that will be shown at the table: bots without one are numbered. */
export function namesOf(seats: readonly Seat[], bot: string): readonly string[] {
  let bots = 0;
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.name) return seat.name.trim();
    bots += 1;
    return bots === 1 ? bot : `${bot} ${bots}`;
  });
}

export type Fault =
  | { readonly about: 'table'; readonly code: 'too-few' | 'too-many' }
  | { readonly about: number; readonly code: 'same-name' };

/** The problems that prevent starting, each with the seat it is about. */
export function faults(variant: VariantCard, seats: readonly Seat[], bot: string): readonly Fault[] {
  const found: Fault[] = [];
  if (seats.length < variant.low) found.push({ about: 'table', code: 'too-few' });
  if (seats.length > variant.high) found.push({ about: 'table', code: 'too-many' });
  const names = namesOf(seats, bot).map((name) => name.toLocaleLowerCase());
  seats.forEach((seat, place) => {
    if (names[place] && names.indexOf(names[place]) < place) found.push({ about: seat.id, code: 'same-name' });
  });
  return found;
}

/** What the server is asked for. */
export function newTableRequest(family: FamilyCard, draft: Draft, bot: string): NewTable {
  const names = namesOf(draft.seats, bot);
  const players = draft.seats.map(
    (seat, place): SeatRequest => ({
      kind: seat.kind,
      name: names[place] ?? '',
      bot: seat.bot,
      options: seat.options,
    }),
  );
  const start = draft.seats.every((seat) => seat.kind !== 'link');
  return { family: family.id, players, variant: draft.variant, options: draft.values, start };
}
