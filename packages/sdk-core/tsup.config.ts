import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', testing: 'src/testing/entry.ts' },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  // graphql-request brings the whole of graphql along; what it uses of it fits in the small one.
  noExternal: [/^graphql-request/, /^@0no-co/, 'graphql'],
  esbuildOptions(options) {
    options.alias = { graphql: '@0no-co/graphql.web' }
  },
})
