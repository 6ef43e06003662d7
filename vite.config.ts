import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { takeFromSource } from './scripts/barrels.mjs';
import { chunkGroups } from './scripts/chunks.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const server = `http://localhost:${process.env.PORT ?? 8080}`;

export default defineConfig({
  resolve: {
    alias: [
      { find: /^zod$/, replacement: `${import.meta.dirname}/src/data/zod.ts` },
      // Dexie's entry picks the build for browsers that are older than any we support.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
    ],
  },
  define: { __APP_VERSION__: JSON.stringify(version) },
  css: {
    modules: {
      // Vite adds the line of each rule, which nothing needs and packing does not shorten: 0.25 KB of the first load.
      generateScopedName: (name, _, css) =>
        `${name}_${createHash('sha256').update(css).digest('hex').slice(0, 5)}`,
    },
  },
  plugins: [
    takeFromSource(),
    react(),
    // The app registers the worker itself (workbox-window) and public/ holds the web app manifest.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        // A classic script: not every browser we support starts workers that are modules.
        rollupFormat: 'iife',
        // The guide's pictures belong to what is opened without a network; those of the install offer do not.
        globPatterns: ['**/*.{js,mjs,css,html,woff2,svg,png,wasm}', 'panduan/*.webp'],
        // Nor do pictures that only the system asks for, and letters that no Indonesian word has.
        globIgnores: [
          '{apple-touch-icon,icon-512,icon-maskable-512,pintas-*}.png',
          'assets/*-{latin-ext,vietnamese}-*',
        ],
        // Larger files would be left out with no more than a warning, and missed only when offline.
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        // What a campus network answers in the place of a file is none of this version.
        manifestTransforms: [
          (manifest) => ({
            manifest: manifest.map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
          }),
        ],
      },
    }),
    listChunkContents(),
    takeLicences(),
  ],
  build: {
    manifest: true,
    // Our Content-Security-Policy allows no inline script and no data: font or worker.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // jsPDF asks for these to draw HTML and SVG pictures, which no paper has; a device need not keep them.
    rolldownOptions: {
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: { codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/idp': server,
      '/cek-lhu': server,
      '/cek-surat': server,
      '/cek-kwitansi': server,
      '/privasi': server,
      '/berhenti-surel': server,
      '/status': server,
      '/metrics': server,
    },
  },
});

const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256')
    .update(readFileSync(`dist/${file}`))
    .digest('base64')}`;

/** Vite's manifest does not say what a chunk holds, and the size check must know. */
function listChunkContents(): Plugin {
  return {
    name: 'list-chunk-contents',
    apply: 'build',
    generateBundle(_, bundle) {
      const contents = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map((chunk) => [chunk.fileName, [...new Set(chunk.moduleIds.map(packageOrFile))]]);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/contents.json',
        source: JSON.stringify(Object.fromEntries(contents)),
      });
    },
  };
}

/** What is sent to browsers asks for its notices to come with it. */
function takeLicences(): Plugin {
  return {
    name: 'take-licences',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(new URL('THIRD-PARTY.md', import.meta.url));
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source });
    },
  };
}

/** `dexie` or `@mantine/core` for what a package brings, the path in the project for our own. */
function packageOrFile(moduleId: string): string {
  const [, inPackage] = moduleId.match(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  return inPackage ?? relative(import.meta.dirname, moduleId);
}
