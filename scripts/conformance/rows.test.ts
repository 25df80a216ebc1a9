import { describe, expect, it } from 'vitest'
import { unprovenTags } from './lastRun.ts'
import type { Tag, TestKind } from './readTags.ts'
import { claims, classify, parseHeldRows, parseRequirements, tableProblems } from './rows.ts'

const requirements = parseRequirements(
  [
    'id\tarea\tsource\tkind\trequirement\texact_text',
    'STEP-001\tsteps\t\tscreen\tA list of steps\t',
    'STEP-002\tsteps\t\ttext\tAn empty list\tNo steps.',
    'FMT-001\tformat\t\tformat\tTwo decimals\t',
  ].join('\n'),
)
const tag = (id: string, kind: TestKind, title = 'a test'): Tag => ({
  ...{ id, kind, titles: [title], line: 1 },
  file: kind === 'e2e' ? 'e2e/a.spec.ts' : 'a.test.ts',
})
const classesOf = (tags: Tag[], heldRows: string[] = []) =>
  classify(requirements, tags, heldRows).map(({ rowClass }) => rowClass)

describe('classify', () => {
  it('calls a row seen that an end-to-end test names, also if other tests name it', () => {
    expect(classesOf([tag('STEP-001', 'e2e'), tag('STEP-001', 'rule')])).toEqual(['seen', 'open', 'open'])
  })

  it('calls a text or a format shown that a story names, and no behaviour', () => {
    const stories = requirements.map(({ id }) => tag(id, 'story'))

    expect(classesOf(stories)).toEqual(['open', 'shown', 'shown'])
  })

  it('calls a row held only where not-by-use.md lists it', () => {
    expect(classesOf([tag('STEP-001', 'rule'), tag('STEP-002', 'rule')], ['STEP-001'])).toEqual([
      ...['held', 'open', 'open'],
    ])
  })
})

describe('tableProblems', () => {
  const problems = (tags: Tag[], heldRows: string[]) =>
    tableProblems(classify(requirements, tags, heldRows), tags, heldRows)
  const heldRows = parseHeldRows('| row | why |\n| --- | --- |\n| STEP-001 | A developer reads it. |\n')

  it('finds an id that no requirement has', () => {
    expect(problems([tag('STEP-999', 'e2e')], [])).toEqual([expect.stringMatching(/STEP-999/)])
  })

  it('finds a row of not-by-use.md that has no test, and one that an end-to-end test proves', () => {
    expect(problems([tag('STEP-001', 'rule')], heldRows)).toEqual([])
    expect(problems([], heldRows)).toEqual([expect.stringMatching(/STEP-001 is open/)])
    expect(problems([tag('STEP-001', 'e2e')], heldRows)).toEqual([expect.stringMatching(/STEP-001 is seen/)])
  })
})

describe('unprovenTags', () => {
  const verdicts = classify(
    requirements,
    [tag('STEP-001', 'e2e', 'shows * steps'), tag('STEP-001', 'rule')],
    [],
  )
  const claimed = verdicts.flatMap(claims)
  const ran = (title: string, passed = true) => ({ file: 'e2e/a.spec.ts', title, passed })

  it('finds nothing when every test of a claim passed, and asks for no other test', () => {
    expect(unprovenTags(claimed, [ran('shows 3 steps'), ran('shows 4 steps')])).toEqual([])
  })

  it('names a claim whose test failed or did not run', () => {
    expect(unprovenTags(claimed, [ran('shows 3 steps'), ran('shows 4 steps', false)])).toEqual([
      'STEP-001 (e2e/a.spec.ts:1): "shows 4 steps" failed',
    ])
    expect(unprovenTags(claimed, [ran('hides steps')])).toEqual([
      'STEP-001 (e2e/a.spec.ts:1): "shows * steps" did not run',
    ])
  })
})
