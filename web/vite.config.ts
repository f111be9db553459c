import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licences.js';
import { compress } from './scripts/compress.js';

/** The server that `npm run dev` shows its pages before; ABACULUS_SERVER names another. */
const server = process.env['ABACULUS_SERVER'] ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), licences(), compress()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/abaculus/web_assets',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
