import { writeFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import type { highContrastDeclarations, themeDeclarations } from './src/themeRules'

interface Theme {
  highContrastDeclarations: typeof highContrastDeclarations
  themeDeclarations: typeof themeDeclarations
}

const built = new URL('./dist/index.js', import.meta.url)

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  sourcemap: true,
  onSuccess: async () => {
    const theme = (await import(built.href)) as Theme
    writeFileSync(new URL('./capstan.css', built), styleSheet(theme))
  },
})

/** The tokens as a style sheet, for pages that want them without the components. */
function styleSheet({ highContrastDeclarations, themeDeclarations }: Theme): string {
  return [
    `.capstan {\n${themeDeclarations()}\ncolor-scheme: light;\n}`,
    `[data-capstan-theme='light'] { color-scheme: light; }`,
    `[data-capstan-theme='dark'] { color-scheme: dark; }`,
    `[data-capstan-theme='auto'] { color-scheme: light dark; }`,
    `@media (prefers-contrast: more) {\n.capstan {\n${highContrastDeclarations}\n}\n}`,
    '',
  ].join('\n')
}
