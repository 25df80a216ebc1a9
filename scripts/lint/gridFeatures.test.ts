import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const page = readFileSync(path.join(root, 'docs/reference/grid-features.md'), 'utf8')
const named = [...page.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', text = '']) => ({ file, text }))

describe('the page of grid features', () => {
  it('names the proof of every feature', () => {
    const rows = page.match(/^\| (?!feature|question|---).*\|$/gm) ?? []
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter((row) => !/`[^`]+`: “[^”]+” *[;|]/.test(row))).toEqual([])
  })

  it.each(named)('names an existing proof: $file: $text', ({ file, text }) => {
    expect(existsSync(path.join(root, file))).toBe(true)
    expect(readFileSync(path.join(root, file), 'utf8').replaceAll(/\n\/\/ /g, ' ')).toContain(text)
  })
})
