import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Says the order of the cascade layers at the head of every stylesheet. The first one to load decides it, and
 * which one that is depends on the page: without this a reset could win over a component.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer properties,theme,base,components,utilities;${file.source}`;
    }
  },
};

/**
 * One file for what every page starts with, and one for each layer that several pages share: a page of a hundred small
 * files waits for its last one. The layers are those of the table in the README, so no file waits for one that waits for
 * it. Only what four pages or more share goes there: the landing page, which strangers open, fetches the layers too.
 */
const fewFiles = [
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  { name: 'zod', test: /node_modules[\\/]zod/, priority: 4 },
  { name: 'rules', test: /[\\/]contract[\\/](?:rules|search)[\\/]/, minShareCount: 4, priority: 3 },
  { name: 'sound', test: /[\\/]sound[\\/](?:state|plan)[\\/]/, minShareCount: 4, priority: 2 },
  { name: 'parts', test: /[\\/]web[\\/](?:ui|lib|api)[\\/]/, minShareCount: 4, priority: 1 },
  { name: 'bindings', test: /[\\/]web[\\/]bindings[\\/]sound[\\/]/, minShareCount: 4 },
];

/** The web app. The server is bundled by scripts/bundle-server.mjs. */
export default defineConfig({
  root: here('web'),
  publicDir: here('web/public'),
  cacheDir: here('node_modules/.vite'),
  plugins: [react(), tailwindcss(), layersFirst],
  // Worklets and workers are modules of their own: `import url from './limiter.ts?worker&url'`.
  worker: { format: 'es' },
  // In development the browser asks for sources beside web/ too: contract, sound, cymatics.
  server: { fs: { allow: [here('.')] } },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The content security policy allows scripts, styles and fonts from our own address and no `data:` or inline
    // ones: nothing may be folded into another file, and the polyfill, an inline script, stays out.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The server reads from it which files a page consists of: server/http/page-head.ts.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } },
  },
});
