import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutants } from './list.ts'

describe('mutants', () => {
  it.each(mutants)('still finds what it removes: $name', ({ file, find, test, title }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
    expect(existsSync(test)).toBe(true)
    if (title) expect(readFileSync(test, 'utf8')).toMatch(new RegExp(title))
  })

  it('are made by hand only where pnpm mutation makes none', () => {
    const areas = [...readFileSync('bench/mutation/areas.ts', 'utf8').matchAll(/'(\w+)'/g)].map(
      ([, area]) => area,
    )
    const measured = new RegExp(`^packages/sdk-core/src/(features/)?(${areas.join('|')})/`)
    expect(areas).toContain('cache')

    expect(mutants.filter(({ file, project }) => project !== 'campaign' && measured.test(file))).toEqual([])
  })

  it('has a name of its own for each', () => {
    const names = mutants.map(({ name }) => name)

    expect([...new Set(names)]).toEqual(names)
  })
})
