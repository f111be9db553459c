import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What shrinks; fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(html|js|css|svg|txt)$/;

/**
 * Puts a .br and a .gz beside every built file that gets smaller by it.
 * @returns {import('vite').Plugin}
 */
export function compress() {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true })) {
        if (!COMPRESSIBLE.test(entry)) continue;
        const path = join(folder, entry);
        const plain = await readFile(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        await writeFile(`${path}.br`, await brotli(plain, { params }));
        await writeFile(`${path}.gz`, await zip(plain, { level: 9 }));
      }
    },
  };
}
