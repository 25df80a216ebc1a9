import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'tsup'
import { leanStylesPlugin } from './build/leanStyles.ts'

// One entry a subpath: a page that shows a portfolio does not load the forms of an account setup.
const subpaths = Object.fromEntries(globSync('src/entries/*.ts').map((file) => [basename(file, '.ts'), file]))
const entries = { index: 'src/index.ts', ...subpaths }
// Every file stays a file: bundlers can then leave out whole files, and a part that is loaded later takes along
// what only it needs.
const files = globSync('src/*/**/*.{ts,tsx}', {
  exclude: [
    'src/**/*.test.*',
    'src/**/*.stories.tsx',
    'src/**/testing.*',
    'src/testing/**',
    'src/entries/**',
  ],
})

export default defineConfig({
  entry: {
    ...entries,
    ...Object.fromEntries(files.map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file])),
  },
  format: 'esm',
  target: 'es2022',
  dts: { entry: entries },
  clean: true,
  sourcemap: true,
  splitting: true,
  // Shaking here would strip 'use client'; the bundler of the host shakes again.
  treeshake: false,
  esbuildPlugins: [leanStylesPlugin],
  external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components', /^@capstan\//],
})
