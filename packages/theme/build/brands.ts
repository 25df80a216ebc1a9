// Writes of every brand of the sandbox what an app's page comes with: boot.generated.css, which it wears before its script is
// there, and theme.generated.json, the brand made ready, which the script need not derive. And the engine itself, so that the
// platform checks a brand document as the kit does.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { bundleEngine, loadEngine } from './engine.ts'

/** The parts that draw the frame of a page before its code is loaded. */
const parts = [
  'surface',
  'surface-raised',
  'surface-hover',
  'border',
  'text',
  'text-muted',
  'primary',
  'on-primary',
  'primary-hover',
  'primary-text',
  'focus',
  'skeleton',
  'font-family-body',
  'font-family-heading',
  'radius-base',
]

const { brandTheme, themeDeclarations } = await loadEngine()
/** The tokens that every root declares. */
const declared = new Map(
  themeDeclarations()
    .split('\n')
    .map((line) => line.replace(/;$/, '').split(': ') as [string, string]),
)
const brands = new URL('../../sandbox/brands/', import.meta.url)
for (const { name } of readdirSync(brands, { withFileTypes: true }).filter((each) => each.isDirectory())) {
  const { properties } = brandTheme(JSON.parse(readFileSync(new URL(`${name}/brand.json`, brands), 'utf8')))
  const rules = parts.flatMap((part) => declaration(part, properties[`--capstan-${part}`]))
  writeFileSync(new URL(`${name}/boot.generated.css`, brands), `:root{${rules.join(';')}}\n`)
  const own = Object.entries(properties).filter(([property, value]) => declared.get(property) !== value)
  writeFileSync(
    new URL(`${name}/theme.generated.json`, brands),
    `${JSON.stringify(Object.fromEntries(own))}\n`,
  )
}

/** Under a name of its own, so that what the app's blocks wear is never decided here. */
function declaration(part: string, value: string | undefined): string[] {
  return value ? [`--boot-${part}:${value.replaceAll('var(--capstan-unit)', '0.0625rem')}`] : []
}

writeFileSync(
  new URL('../../sandbox/src/platform/http/pages/brandTheme.generated.ts', import.meta.url),
  `// @ts-nocheck -- The brand engine of the theme, bundled by packages/theme/build/brands.ts.\n${await bundleEngine('brandTheme.ts')}`,
)
