import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

describe('a custom property', () => {
  it('that a style reads with nothing in its stead is one of the theme, or is set beside it', () => {
    const files = globSync('{packages/{theme,sdk-react},examples/*}/src/**/*.{ts,tsx}', { cwd: root })
    const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
    const known = new Set(texts.flatMap(({ text }) => setIn(text)))
    const read = texts.flatMap(({ file, text }) => readIn(text).map((name) => ({ file, name })))

    expect(read.length).toBeGreaterThan(1_000)
    const unknown = read.filter(({ name }) => !known.has(name))
    expect(unknown.map(({ file, name }) => `${name} in ${file}`)).toEqual([])
  })
})

/** Properties that are read without a fallback: a host may set others, and a name may be composed. */
const readIn = (text: string) =>
  [...text.matchAll(/var\(\s*(--capstan-[\w-]+)\s*\)/g)].map(([, name = '']) => name)

/** Set in a style, or by its name in an object of styles. */
const setIn = (text: string) => [
  ...[...text.matchAll(/(--capstan-[\w-]+)\s*:/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/['"`](--capstan-[\w-]+)['"`]/g)].map(([, name = '']) => name),
]
