import { describe, expect, it } from 'vitest';
import { choosePlace, moveCaret, parseComposition, pileRows, putSign, addEmptyPlace, runs, removeSign, removeLastSign, formatComposition, type Composition } from './composition';
import { describeSigns } from './form';
import { parseKey } from './keys';
import { ARCH, BAR, COIL, DOT, HOOK, hasPlaces, NOTHING, SHELL, STROKE, SYSTEMS, systemOf, TRAYS, WEDGE, type System } from './systems';

const times = (sign: string, count: number) => Array<string>(count).fill(sign);
const places = (value: number, base: number): number[] => (value < base ? [value] : [...places(Math.floor(value / base), base), value % base]);

/** The tiles of a number, place by place, as somebody lays them who knows the system. */
const LAID: Readonly<Record<System, (value: number) => readonly (readonly string[])[]>> = {
  mayan: (value) =>
    places(value, 20).map((digit) => (digit ? [...times(DOT, digit % 5), ...times(BAR, Math.floor(digit / 5))] : [SHELL])),
  babylonian: (value) =>
    places(value, 60).map((digit) => (digit ? [...times(HOOK, Math.floor(digit / 10)), ...times(WEDGE, digit % 10)] : [NOTHING])),
  egyptian: (value) => [[...times(COIL, Math.floor(value / 100)), ...times(ARCH, Math.floor(value / 10) % 10), ...times(STROKE, value % 10)]],
  'arabic-indic': (value) => [[...String(value)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
  binary: (value) => [[...value.toString(2)]],
  roman: (value) => [
    [
      ...times('C', Math.floor(value / 100)),
      ...(['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'][Math.floor(value / 10) % 10] ?? ''),
      ...(['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][value % 10] ?? ''),
    ],
  ],
  chinese: (value) => {
    const figure = (digit: number) => '零一二三四五六七八九'[digit] ?? '';
    const [hundreds, tens, units] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
    const text =
      (hundreds ? `${figure(hundreds)}百` : '') +
      (tens ? `${value < 20 ? '' : figure(tens)}十` : hundreds && units ? '零' : '') +
      (units ? figure(units) : '');
    return [[...text]];
  },
};

function compose(system: System, wells: readonly (readonly string[])[]): Composition {
  let state = parseComposition(system, '');
  const above = state.wells.length - wells.length;
  wells.forEach((signs, place) => {
    state = choosePlace(state, place + above);
    for (const sign of signs) state = reopen(putSign(system, state, sign));
  });
  return state;
}

function reopen(state: Composition | string): Composition {
  if (typeof state === 'string') throw new Error(state);
  return state;
}

const numbers = Array.from({ length: 240 }, (_, place) => place + 1);

describe.each(SYSTEMS)('a number in %s tiles', (system) => {
  it('becomes its text and comes back from it, from 1 to 240', () => {
    for (const value of numbers) {
      const wells = LAID[system](value);
      const text = formatComposition(system, compose(system, wells));
      const held = parseComposition(system, text).wells.filter((well) => well.length);

      expect(text).toBe(wells.map((well) => well.join('')).join(' '));
      expect(held).toEqual(wells);
    }
  });

  it('differs from every other by its text', () => {
    const texts = numbers.map((value) => formatComposition(system, compose(system, LAID[system](value))));

    expect(new Set(texts).size).toBe(240);
  });

  it('is read in words that tell its signs, never its value', () => {
    for (const value of numbers) {
      const form = describeSigns(system, compose(system, LAID[system](value)));

      expect(form).not.toBe('');
      if (value > 20 && system !== 'binary') expect(form).not.toMatch(new RegExp(`\\b${value}\\b`));
    }
  });

  it('needs nothing but the tiles of its tray', () => {
    const used = new Set(numbers.flatMap((value) => LAID[system](value).flat()));

    expect([...used].filter((sign) => !TRAYS[system].includes(sign))).toEqual([]);
    expect(TRAYS[system].filter((sign) => !used.has(sign))).toEqual([]);
  });
});

describe('a storey', () => {
  it('takes four dots, three bars and no more', () => {
    const full = compose('mayan', [[...times(DOT, 4), ...times(BAR, 3)]]);

    expect([putSign('mayan', full, DOT), putSign('mayan', full, BAR), putSign('mayan', full, SHELL)]).toEqual(['full', 'full', 'full']);
  });

  it('loses its shell when something comes', () => {
    expect(formatComposition('mayan', reopen(putSign('mayan', compose('mayan', [[SHELL]]), DOT)))).toBe(DOT);
  });

  it('without signs below others is no number, and not a smaller one either', () => {
    const state = compose('mayan', [[DOT], []]);

    expect(formatComposition('mayan', state)).toBe('● ◌');
    expect(parseComposition('mayan', '● ◌').wells).toEqual([[DOT], []]);
  });

  it('in one sign is its dots and bars', () => {
    expect(parseComposition('mayan', '𝋩 𝋠').wells).toEqual([[...times(DOT, 4), BAR], [SHELL]]);
  });
});

describe('a column', () => {
  it('without signs counts as the empty place', () => {
    expect(formatComposition('babylonian', compose('babylonian', [[WEDGE], []]))).toBe(`${WEDGE} ${NOTHING}`);
  });

  it('keeps hooks before wedges, however they come', () => {
    expect(formatComposition('babylonian', compose('babylonian', [[WEDGE, HOOK]]))).toBe(HOOK + WEDGE);
  });

  it('gives back what was put last', () => {
    expect(formatComposition('babylonian', removeLastSign('babylonian', compose('babylonian', [[WEDGE, HOOK]])))).toBe(WEDGE);
  });

  it('that is empty by itself gives back from the other one', () => {
    const state = choosePlace(parseComposition('babylonian', `${WEDGE}${WEDGE} ${NOTHING}`), 1);

    expect(formatComposition('babylonian', removeLastSign('babylonian', state))).toBe(`${WEDGE} ${NOTHING}`);
  });
});

describe('a row', () => {
  it('takes a sign where the caret is', () => {
    const state = moveCaret('roman', compose('roman', [[...'XI']]), -1);

    expect(formatComposition('roman', reopen(putSign('roman', state, 'V')))).toBe('XVI');
    expect(formatComposition('roman', removeLastSign('roman', state))).toBe('I');
    expect(formatComposition('roman', removeSign(state, 0, 1))).toBe('X');
  });

  it('is stepped through pile by pile in Egypt', () => {
    const state = compose('egyptian', [[ARCH, STROKE, STROKE]]);

    expect([moveCaret('egyptian', state, -1).caret, moveCaret('egyptian', moveCaret('egyptian', state, -1), -1).caret]).toEqual([1, 0]);
    expect(putSign('egyptian', compose('egyptian', [times(STROKE, 9)]), STROKE)).toBe('full');
  });

  it('has an end', () => {
    expect(putSign('binary', parseComposition('binary', '1'.repeat(40)), '0')).toBe('long');
  });
});

describe('equal signs', () => {
  it('are piled in rows, the longer ones above', () => {
    expect([1, 3, 4, 5, 8, 9].map(pileRows)).toEqual([[1], [3], [2, 2], [3, 2], [4, 4], [3, 3, 3]]);
  });

  it('beside each other are one run', () => {
    expect(runs([ARCH, ARCH, STROKE])).toEqual([
      { sign: ARCH, first: 0, count: 2 },
      { sign: STROKE, first: 2, count: 1 },
    ]);
  });
});

describe('keys', () => {
  const press = (key: string, system: System) => parseKey({ key, ctrlKey: false, altKey: false, metaKey: false }, system, TRAYS[system]);

  it('press the tile in their place', () => {
    expect([press('3', 'mayan'), press('0', 'chinese'), press('−', 'chinese'), press('=', 'chinese')]).toEqual(
      [BAR, '十', '百', '零'].map((sign) => ({ sign })),
    );
    expect(press('4', 'mayan')).toBeUndefined();
  });

  it('that are signs themselves write them', () => {
    expect([press('x', 'roman'), press('0', 'binary'), press('1', 'binary')]).toEqual(['X', '0', '1'].map((sign) => ({ sign })));
    expect(press('2', 'binary')).toBeUndefined();
  });

  it('step through places and rows', () => {
    expect([press('ArrowUp', 'mayan'), press('ArrowRight', 'roman'), press('ArrowUp', 'roman'), press('Backspace', 'roman')]).toEqual([-1, 1, undefined, 'back']);
  });
});

describe('a keypad of tiles', () => {
  it('names its system, also by its land', () => {
    expect([systemOf('tiles:mayan'), systemOf('tiles:arabic'), systemOf('digits'), systemOf('tiles:base')]).toEqual(['mayan', 'arabic-indic', undefined, undefined]);
    expect(SYSTEMS.filter(hasPlaces)).toEqual(['mayan', 'babylonian']);
  });
});

describe('a number of more than two places', () => {
  const MOST = 10;

  it.each([
    ['mayan', DOT],
    ['babylonian', WEDGE],
  ] as const)('finds a further %s place above it as soon as the highest is filled', (system, sign) => {
    let state = parseComposition(system, '', MOST);
    const counts = [state.wells.length];
    for (let place = 0; place < 3; place++) {
      state = addEmptyPlace(system, reopen(putSign(system, choosePlace(state, 0), sign)), MOST);
      counts.push(state.wells.length);
    }

    expect(counts).toEqual([2, 3, 4, 5]);
    expect(parseComposition(system, formatComposition(system, state), MOST).wells.length).toBe(5);
  });

  it('keeps the chosen place and gives places back that are empty again', () => {
    const full = addEmptyPlace('mayan', reopen(putSign('mayan', choosePlace(parseComposition('mayan', '𝋡 𝋠', MOST), 0), DOT)), MOST);

    const after = addEmptyPlace('mayan', removeLastSign('mayan', full), MOST);

    expect([full.wells.length, full.wells[full.well]]).toEqual([4, [DOT]]);
    expect(after.wells.length).toBe(3);
  });

  it('has two places and no more on a card of the game', () => {
    expect(addEmptyPlace('mayan', parseComposition('mayan', '𝋡 𝋠'), 0).wells.length).toBe(2);
  });

  it('is described place by place', () => {
    expect(describeSigns('mayan', parseComposition('mayan', '𝋡 𝋠 𝋥', MOST))).toBe('3 layers from the top: 1 dot, then the shell, then 1 bar.');
  });
});
