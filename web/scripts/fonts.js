/**
 * Cuts the fonts to the characters we show and writes them to `fonts/`, once for each state of this
 * file and of the font packages. subset-font is HarfBuzz as WebAssembly: it knows variable axes and
 * the MATH table, and `npm run dev` needs no Python for it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}fonts/`;

/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const ascii = range(0x20, 0x7e);
const western = ascii + range(0xa0, 0xff) + 'ŒœŠšŽžŸ–—‘’‚“”„…•‹›€™−×÷≠≤≥⁄½¼¾→←↑↓✓★☆ ';
const signs = '−×÷·±√≠≤≥<>⁄½¼¾²³°…–★';

/** What is cut out of which file; axes not named stay variable. */
const fonts = [
  {
    from: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
    to: 'lexend.woff2',
    text: ascii + signs,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    to: 'text.woff2',
    text: western,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    to: 'text-more.woff2',
    text: range(0x100, 0x24f) + range(0x1e00, 0x1eff),
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    text: western,
    axes: { wght: 600, opsz: 36, SOFT: 100, WONK: 0 },
  },
  {
    from: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    to: 'stix.woff2',
    text:
      ascii + signs + 'π∞∈∉∪∩⊂⊆∑∏∫≈≡∘∣∥⟂∠⌊⌋⌈⌉′″⟨⟩' + range(0x391, 0x3c9) + range(0x1d434, 0x1d467) + 'ℎ' + '\u2061\u2062\u2063\u2064',
    axes: {},
  },
];

const states = await Promise.all(
  ['scripts/fonts.js', 'package-lock.json'].map((name) => readFile(root + name)),
);
const mark = createHash('sha256').update(Buffer.concat(states)).digest('hex');
const made = await readFile(`${target}mark`, 'utf-8').catch(() => '');

if (made !== mark) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { from, to, text, axes } of fonts) {
    const whole = await readFile(`${root}node_modules/${from}`);
    const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(target + to, cut);
  }
  await writeFile(`${target}mark`, mark);
}
