import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { byHand } from './byHand.ts'
import { instrumentCode } from './instrumentCode.ts'

describe('instrumentCode', () => {
  it('wraps the condition of what throws a coded refusal, and of nothing else', () => {
    const { text, sites } = instrumentCode(
      'a.ts',
      'if (!(a(b))) throw notFound()\nif (c) {\n  throw new HttpError(1)\n}\nif (d) throw error\nif (e) return',
    )

    expect(sites.map(({ line }) => line)).toEqual([1, 2])
    expect(text).toBe(
      'if (globalThis.refusals.holds("a.ts: if (!(a(b)))", !(a(b)))) throw notFound()\n' +
        'if (globalThis.refusals.holds("a.ts: if (c)", c)) {\n  throw new HttpError(1)\n}\nif (d) throw error\nif (e) return',
    )
  })

  it.each([...new Set(byHand.map(({ file }) => file))])(
    'still finds what is listed by hand in %s, and leaves code that can be read',
    (file) => {
      const original = readFileSync(`packages/sandbox/src/platform/${file}`, 'utf8')
      const { text, sites } = instrumentCode(file, original)
      const names = sites.map(({ name }) => name)

      for (const check of byHand) if (check.file === file) expect(names).toContain(`${file}: ${check.name}`)
      expect(() => stripTypeScriptTypes(text)).not.toThrow()
    },
  )
})
