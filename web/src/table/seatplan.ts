/** Rearranging the chairs before the start. */
import { wordFor, type Seat } from '../pages/new/draft';
import type { ChairInfo, Seating, TableInfo, VariantCard, Wanted } from '../wire';

function asItIs(chair: ChairInfo): Wanted {
  const { kind, name, bot, options } = chair;
  return { kind, name, bot, options };
}

function isTaken(chair: ChairInfo | undefined): boolean {
  return chair !== undefined && (chair.kind === 'here' || chair.kind === 'link') && chair.taken;
}

/** Whether people sit, or will sit, at devices of their own. */
export function areApart(table: TableInfo): boolean {
  return table.chairs.some(({ kind }) => kind === 'link' || kind === 'open');
}

/** What was chosen for a chair, for everybody to see; more time is told elsewhere. */
export function ownChoices(variant: VariantCard, chair: ChairInfo): readonly string[] {
  return variant.seat_options.flatMap((option) => {
    const value = chair.options[option.key] ?? String(option.default);
    const isTold = option.key !== 'time_factor' && (option.main || value !== String(option.default));
    return isTold ? [`${option.title}: ${wordFor(option, value)}`] : [];
  });
}

/** The chairs as they are, but for one that becomes something else. */
export function withChair(table: TableInfo, seat: number, wanted: Wanted): Seating {
  const chairs = table.chairs.map((chair, place) => (place === seat ? wanted : asItIs(chair)));
  const keeps = table.chairs.map((chair, place) =>
    place !== seat && isTaken(chair) ? place : null,
  );
  return { type: 'seating', chairs, keeps };
}

/** The chairs as the form shows them; those that are there already have ids below 0. */
export function seatsOf(table: TableInfo): readonly Seat[] {
  return table.chairs.map((chair, seat) => {
    const { kind, name = '', bot = '', options = {} } = asItIs(chair);
    return { id: -1 - seat, kind: kind === 'open' ? 'link' : kind, name, bot, options };
  });
}

/** What the form asks for: whoever sits there already stays. */
export function reseated(table: TableInfo, seats: readonly Seat[]): Seating {
  const keeps = seats.map(({ id }) => (isTaken(table.chairs[-1 - id]) ? -1 - id : null));
  const chairs = seats.map(({ kind, name, bot, options }) => ({ kind, name, bot, options }));
  return { type: 'seating', chairs, keeps };
}
