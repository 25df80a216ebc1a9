import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
// eslint-disable-next-line capstan/import-direction -- the app is built from the packages' sources, as they build themselves
import { trustedTypes } from '../../packages/sdk-react/build/trustedTypes.ts'
import { bootPages } from './build/bootPages.ts'
import { noCircles } from './build/noCircles.ts'
import { plainLocale } from './build/plainLocale.ts'
import { reactAriaWords } from './build/reactAriaWords.ts'
import { preloadStart } from './build/preloadStart.ts'
import { reachedFrom } from './build/reachedFrom.ts'

const platform = process.env.CAPSTAN_PLATFORM ?? 'http://localhost:4400'
const ownedByPlatform = ['/api', '/authenticate', '/content', '/integration', '/stack', '/sandbox']
// The platform takes cookies from its own pages only; while developing, the pages of this server are those.
const toPlatform = { target: platform, changeOrigin: true, headers: { origin: platform } }

/** The inputs of the build: the document, and the app it loads. */
const input = ['index.html', 'src/start.tsx']
/** Scripts that run before the app is loaded, and must not wait for it. */
const early =
  /host-app\/src\/(main|routes|routing\/preloadPage|session\/readConfig|problems\/reportProblem|boot\/(?:bootFrame|dataOfPage|pageIsRead))\.ts$/
const code = /\.m?[jt]sx?$/
/** The modules of the first page of an investor who follows a link. */
const first = reachedFrom(/host-app\/src\/features\/invest\/OfferingPage\.tsx$/)
/** Reached by name alone, and has the browser load how a language writes numbers, for fields of dates. */
const numbersOfDates = /@internationalized\/number\//
/**
 * A slow processor pays for each file, so few leave here: what every page stands on, what the first page of most shares with
 * others, and what several share besides. The rest is not merged further: merged files waited for each other, and a cap table
 * asked for a document that was not there yet. `noCircles` holds that.
 */
const isOfFirst = (id: string) => code.test(id) && first.has(id) && !numbersOfDates.test(id)
const groups = [
  { name: 'early', test: early, priority: 3 },
  { name: 'app', tags: ['$initial' as const], test: code, priority: 2 },
  { name: 'kit', minShareCount: 2, test: isOfFirst, priority: 1 },
  // Files of documents read their messages when they load: in separate chunks, two chunks would wait for each
  // other.
  { name: 'documents', minShareCount: 2, test: /sdk-(?:core|react)\/src\/features\/(?:documents|uploads)\// },
  { name: 'shared', minShareCount: 4, test: code },
  { name: 'parts', minShareCount: 2, entriesAware: true, test: code },
]

/**
 * The folder of the files. No path of the route table may begin with it, or a reloaded page would be looked up
 * as a file.
 */
const files = 'app-files'
/** The name of a shared chunk lists all its pages; only the first is kept. */
const chunkFileNames = ({ name }: { name: string }) => `${files}/${name.replace(/~.*/, '')}-[hash].js`

export default defineConfig({
  plugins: [
    first.plugin,
    react(),
    reactAriaWords(),
    plainLocale(),
    trustedTypes(),
    preloadStart(),
    bootPages(),
    noCircles(),
  ],
  resolve: {
    conditions: ['capstan-source', 'module', 'browser', 'development|production'],
    // As the published core is built.
    alias: {
      'graphql-request': fileURLToPath(
        new URL('../../packages/sdk-core/build/graphqlRequest.ts', import.meta.url),
      ),
    },
  },
  // The platform serves the built files; in development, this server proxies requests to the platform.
  server: {
    proxy: {
      ...Object.fromEntries(ownedByPlatform.map((path) => [path, toPlatform])),
      '/wss': { ...toPlatform, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // Its inline script is not possible under the strict Content-Security-Policy, and no browser of today needs it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    assetsDir: files,
    // The common code of all pages is one file on purpose: `npm start` need not warn of it.
    chunkSizeWarningLimit: 700,
    sourcemap: true,
    rolldownOptions: {
      input,
      output: { codeSplitting: { groups }, entryFileNames: `${files}/[name]-[hash].js`, chunkFileNames },
    },
  },
})
