import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the built client contains of others: fonts, and the libraries that run in the browser. */
const USED = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/lexend',
  '@fontsource-variable/fraunces',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource/chocolate-classical-sans',
  '@fontsource/noto-sans-cuneiform',
  '@fontsource/noto-sans-egyptian-hieroglyphs',
  '@fontsource/noto-sans-mayan-numerals',
  '@fontsource/stix-two-math',
  '@fluent/bundle',
  'svelte',
  'ts-fsrs',
];

/**
 * Puts their licences beside the client, as they ask for.
 * @returns {import('vite').Plugin}
 */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle() {
      const texts = await Promise.all(USED.map(licence));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n') });
    },
  };
}

/** @param {string} name */
async function licence(name) {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf-8'));
  const files = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf-8')));
  return [`${name} ${version}: ${license}`, '', ...texts].join('\n');
}
