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
      ascii + signs + 'π∞∈∉∪∩⊂⊆∑∏∫≈≡∘∣∥⟂∠⌊⌋⌈⌉′″⟨⟩' + range(0x391, 0x3c9) + range(0x1d434, 0x1d467) + 'ℎ𝛼𝛽𝛾𝛿𝜃𝜆𝜇𝜋𝜎𝜑‾' + '\u2061\u2062\u2063\u2064',
    axes: {},
  },
  {
    from: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    to: 'stix-root.woff2',
    text: ' √',
    axes: {},
    low: true,
  },
  // numerals of other systems: what maths/numerals writes
  {
    from: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    to: 'numerals-arabic.woff2',
    text: range(0x660, 0x669),
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource/chocolate-classical-sans/files/chocolate-classical-sans-chinese-traditional-400-normal.woff2',
    to: 'numerals-chinese.woff2',
    text: '零一二三四五六七八九十百千',
    axes: {},
  },
  {
    from: '@fontsource/noto-sans-cuneiform/files/noto-sans-cuneiform-cuneiform-400-normal.woff2',
    to: 'numerals-babylonian.woff2',
    text: '𒁹𒌋𒑊',
    axes: {},
  },
  {
    from: '@fontsource/noto-sans-egyptian-hieroglyphs/files/noto-sans-egyptian-hieroglyphs-egyptian-hieroglyphs-400-normal.woff2',
    to: 'numerals-egyptian.woff2',
    text: '𓍢𓎆𓏺',
    axes: {},
  },
  {
    from: '@fontsource/noto-sans-mayan-numerals/files/noto-sans-mayan-numerals-mayan-numerals-400-normal.woff2',
    to: 'numerals-mayan.woff2',
    text: range(0x1d2e0, 0x1d2f3),
    axes: {},
  },
  {
    from: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    to: 'numerals-typed.woff2',
    text: '●▬␣',
    axes: {},
  },
];

/**
 * A mathematical font whose signs do not grow upwards. Chromium keeps room beside every root for
 * the widest of its forms: where the lowest one is enough, a font without the others mends that.
 * @param {Buffer} font
 */
function low(font) {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = data.getUint16(4);
  for (let place = 12; place < 12 + 16 * tables; place += 16) {
    if (data.getUint32(place) !== 0x4d415448) continue; // MATH
    const math = data.getUint32(place + 8);
    const variants = math + data.getUint16(math + 8);
    const count = data.getUint16(variants + 6);
    for (let sign = 0; sign < count; sign += 1) {
      const construction = variants + data.getUint16(variants + 10 + 2 * sign);
      data.setUint16(construction, 0);
      data.setUint16(construction + 2, Math.min(1, data.getUint16(construction + 2)));
    }
  }
  return font;
}

const states = await Promise.all(
  ['scripts/fonts.js', 'package-lock.json'].map((name) => readFile(root + name)),
);
const mark = createHash('sha256').update(Buffer.concat(states)).digest('hex');
const made = await readFile(`${target}mark`, 'utf-8').catch(() => '');

if (made !== mark) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { from, to, text, axes, low: isLow = false } of fonts) {
    const whole = await readFile(`${root}node_modules/${from}`);
    const first = isLow ? low(await subsetFont(whole, text, { targetFormat: 'sfnt', variationAxes: axes })) : whole;
    const cut = await subsetFont(first, text, { targetFormat: 'woff2', variationAxes: axes });
    await writeFile(target + to, cut);
  }
  await writeFile(`${target}mark`, mark);
}
