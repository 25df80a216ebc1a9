import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Stroke } from '../strokes.ts'
import { strokePath } from './signPaper.ts'

// The core has the same cases, for strokes on the page while they are drawn: signing.test.ts.
const file = new URL('../../../../../sdk-core/src/features/signing/strokeCases.json', import.meta.url)
const cases = JSON.parse(readFileSync(file, 'utf8')) as { name: string; strokes: Stroke[]; drawn: string }[]

describe('strokePath', () => {
  it.each(cases)('draws the strokes into a file as the page showed them: $name', ({ strokes, drawn }) => {
    expect(strokePath(strokes)).toBe(drawn)
  })
})
