import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { plainText, spokenText } from '../src/components/richText';
import RichText from '../src/components/RichText.svelte';
import type { Rich } from '../src/wire';

const half = { type: 'math', text: '1/2', spoken: 'one half', mathml: '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>' } as const;
const sum = { type: 'math', text: '9 + 6 ÷ 2', spoken: '9 plus 6 divided by 2', mathml: '' } as const;
const mila = { type: 'who', seat: 0, name: 'Mila' } as const;

let shown: Record<string, unknown> | undefined;
function draw(rich: Rich): HTMLElement {
  const target = document.createElement('p');
  shown = mount(RichText, { target, props: { rich } });
  flushSync();
  return target;
}
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

describe('a sentence', () => {
  it('keeps every space between its parts', () => {
    expect(draw([mila, ' laid ', sum, ' for 12 points.']).textContent).toBe('Mila laid 9 + 6 ÷ 2 for 12 points.');
  });

  it('sets a plain run as text that is read aloud', () => {
    const run = draw([sum]).querySelector('[role=math]');

    expect(run?.getAttribute('aria-label')).toBe('9 plus 6 divided by 2');
    expect(run?.querySelector('math')).toBeNull();
  });

  it('sets a fraction as MathML that is read aloud', () => {
    const formula = draw([half]).querySelector('[role=math]');

    expect(formula?.getAttribute('aria-label')).toBe('one half');
    expect(formula?.querySelector('mfrac')).not.toBeNull();
  });

  it('shows what people call themselves, and never obeys it', () => {
    const text = draw([{ type: 'who', seat: 0, name: '<img src=x>' }, '<b>no</b>']);

    expect(text.querySelector('img')).toBeNull();
    expect(text.textContent).toBe('<img src=x><b>no</b>');
  });

  it('is plain for titles and spoken for ears', () => {
    expect(plainText([mila, ': ', half])).toBe('Mila: 1/2');
    expect(spokenText([mila, ': ', half])).toBe('Mila: one half');
  });
});
