import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'tsup'

// One entry a subpath: who shows a portfolio does not load the rules of an account setup.
const subpaths = Object.fromEntries(globSync('src/entries/*.ts').map((file) => [basename(file, '.ts'), file]))
const entries = { index: 'src/index.ts', ...subpaths }
// Every file stays a file: bundlers can then leave out whole files, which no bundler can do inside one.
const files = globSync('src/**/*.ts', {
  exclude: ['src/**/*.test.ts', 'src/index.ts', 'src/entries/**'],
})

export default defineConfig({
  entry: {
    ...entries,
    ...Object.fromEntries(files.map((file) => [file.replace(/^src\/|\.ts$/g, ''), file])),
  },
  format: 'esm',
  target: 'es2022',
  dts: { entry: entries },
  clean: true,
  sourcemap: true,
  splitting: true,
  noExternal: [/^graphql-request/, 'graphql'],
  esbuildOptions(options) {
    options.alias = { 'graphql-request': './build/graphqlRequest.ts' }
  },
})
