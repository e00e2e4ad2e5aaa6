import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type Plugin } from 'vite';
import { notices } from './scripts/notices';

/** The server sends files as they lie there; it does not compress. So each gets its packed variants. */
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest|json)$/.test(name)) continue;
        const path = join(folder, name);
        const content = readFileSync(path);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** The worker of the browser (src/worker/sw.ts) gets the list of what the first page needs, and keeps its name. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const sw = bundle['sw.js'];
      if (sw?.type !== 'chunk') throw new Error('the worker was not built');
      const first = new Set(['/', '/icon.svg', '/manifest.webmanifest']);
      const reach = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || first.has(`/${name}`)) return;
        first.add(`/${name}`);
        chunk.imports.forEach(reach);
        chunk.viteMetadata?.importedCss.forEach((css) => first.add(`/${css}`));
      };
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type === 'chunk' && part.isEntry && part !== sw) reach(name);
        if (part.type === 'chunk' && part.facadeModuleId?.includes('/lang/')) reach(name);
        if (name.endsWith('.woff2')) first.add(`/${name}`);
      }
      const list = JSON.stringify([...first].sort());
      const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
      sw.code = sw.code.replace('__FIRST__', list).replace('__VERSION__', JSON.stringify(version));
    },
  };
}

/** What `scripts/site/site.mjs` says of the page that is its own host; null for the client of a server. */
interface PageBuild {
  outDir: string;
  python: { folder: string; files: { name: string; size: number }[] };
  lock: string;
}
const page = process.env.BOTTEGA_PAGE ? (JSON.parse(process.env.BOTTEGA_PAGE) as PageBuild) : null;

/** The worker of such a page (src/worker/page.ts) keeps every file of it. Any folder of any host may hold the page, so
 * its manifest has no absolute addresses. */
function pageWorker(): Plugin {
  return {
    name: 'page-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const sw = bundle['sw.js'];
      if (sw?.type !== 'chunk' || !page) throw new Error('the worker was not built');
      const { folder, files } = page.python;
      const python = files.map((file) => `${folder}/${file.name}`);
      const shown = readdirSync('public').filter((name) => !name.startsWith('badge'));
      const own = Object.keys(bundle).filter((name) => name !== 'sw.js' && name !== 'index.html');
      const list = JSON.stringify([...own, ...shown, ...python].sort());
      const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
      sw.code = sw.code
        .replaceAll('__FILES__', () => list)
        .replaceAll('__VERSION__', JSON.stringify(version));
    },
    writeBundle() {
      const path = join(page!.outDir, 'manifest.webmanifest');
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"/', '"./'));
    },
  };
}

/** Where the server runs while one develops; `BOTTEGA=http://127.0.0.1:8201 npm run dev` names another. */
const server = process.env.BOTTEGA ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: page ? './' : '/',
  resolve: {
    alias: {
      $transport: resolve(page ? 'src/api/page/transport.svelte.ts' : 'src/api/server.ts'),
    },
  },
  define: page ? { __PYTHON__: JSON.stringify(page.python), __LOCK__: JSON.stringify(page.lock) } : {},
  plugins: [
    svelte(),
    svelteTesting({ autoCleanup: false }),
    page ? pageWorker() : worker(),
    notices(),
    packed(),
  ],
  worker: {
    format: 'es',
    rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } },
  },
  build: {
    outDir: page?.outDir ?? '../src/bottega/web',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server lets nothing come from data: but images.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', sw: page ? 'src/worker/page.ts' : 'src/worker/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // Few files: on a slow line each is a journey. What every page needs, what every table needs.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: new RegExp(
                'node_modules(?!/lean-qr)|' +
                  'src/((ui(?!/[Qq]r)|lib|api)/|table/tempo|boards/(index|kit/sounds|\\w+/Vignette))',
              ),
              priority: 2,
            },
            {
              name: 'table',
              test: /src\/(table\/|pages\/RulesView|boards\/kit\/(art\/|pigments|motion|animate))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    // To make a document takes longer than most files of tests: the files of a worker share one, and
    // src/testing/setup.ts keeps them apart.
    isolate: false,
    pool: 'threads',
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.ts'],
    testTimeout: 15_000,
    coverage: {
      include: ['src/**/*.{ts,svelte}'],
      exclude: [
        'src/**/*.test.ts',
        'src/testing/**',
        'src/api/schema.d.ts',
        'src/worker/**',
        'src/pages/Kitchen.svelte',
      ],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'coverage',
    },
  },
} as Parameters<typeof defineConfig>[0]);
