import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from 'tsup'

// One entry a subpath: a page that shows a portfolio does not load the forms of an account setup.
const subpaths = globSync('src/entries/*.ts').map((file) => [basename(file, '.ts'), file])

export default defineConfig({
  entry: { index: 'src/index.ts', ...Object.fromEntries(subpaths) },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  splitting: true,
  // Shaking here would strip 'use client'; whoever bundles us shakes again.
  treeshake: false,
  external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components', /^@capstan\//],
})
