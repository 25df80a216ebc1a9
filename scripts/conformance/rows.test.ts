import { describe, expect, it } from 'vitest'
import { misplaced, readNotByUse } from './notByUse.ts'
import type { RanTest } from './readTests.ts'
import { judge, parseRequirements, unknownIds } from './rows.ts'

const requirements = parseRequirements(
  'id\tarea\tsource\tkind\trequirement\texact_text\nSTEP-001\tsteps\t\tscreen\tfirst\t\nSTEP-002\tsteps\t\tcall\tMutation completeStep: id\t\n',
)
const test = (title: string, passed = true) => ({ file: 'a.test.ts', title, passed })
const inBrowser = (title: string, ...sent: string[]) => ({ ...test(title), sent })
const statuses = (...tests: RanTest[]) => judge(requirements, tests).map(({ status }) => status)

describe('judge', () => {
  it('proves a row by rule that a passing test names', () => {
    expect(statuses(test('shows it [STEP-001]'))).toEqual(['by rule', 'unproven'])
  })

  it('proves a row by use that a browser’s test names, whatever else does', () => {
    expect(statuses(test('keeps it [STEP-001]'), inBrowser('shows it [STEP-001]'))[0]).toBe('by use')
  })

  it('proves a call by use that a page sent, and nothing by what a failing test’s pages sent', () => {
    const sending = inBrowser('goes on', 'completeStep')

    expect(statuses(sending)).toEqual(['unproven', 'by use'])
    expect(statuses({ ...sending, passed: false })).toEqual(['unproven', 'unproven'])
    expect(statuses(inBrowser('goes on', 'allSteps', ''))).toEqual(['unproven', 'unproven'])
  })

  it('does not prove a row by its call where another row is about the same call', () => {
    const rows = parseRequirements(
      'id\tarea\tsource\tkind\trequirement\texact_text\nCALL-001\tdesk\t\tcall\tQuery allSteps: count\t\nCALL-002\tdesk\t\tcall\tQuery allSteps by type\t\n',
    )
    const proven = judge(rows, [inBrowser('counts [CALL-001]', 'allSteps')])

    expect(proven.map(({ status }) => status)).toEqual(['by use', 'unproven'])
  })

  it('does not prove a row when one of its tests fails', () => {
    const verdicts = judge(requirements, [
      test('shows it [STEP-001]'),
      test('and keeps it [STEP-001]', false),
    ])

    expect(verdicts[0]?.status).toBe('failing')
  })
})

describe('unknownIds', () => {
  it('finds an id that no requirement has', () => {
    expect(unknownIds(requirements, [test('a [STEP-001] [STEP-999]')])).toEqual(['STEP-999'])
  })
})

describe('not-by-use.md', () => {
  const page = '| row | why |\n| --- | --- |\n| STEP-001 | Only a developer sees it. |\n'
  const misplacedAfter = (...tests: RanTest[]) => misplaced(readNotByUse(page), judge(requirements, tests))

  it('names rows that are proven by rule, and no others', () => {
    expect(misplacedAfter(test('keeps it [STEP-001]'))).toEqual([])
    expect(misplacedAfter(inBrowser('shows it [STEP-001]'))).toEqual(['STEP-001'])
    expect(misplacedAfter()).toEqual(['STEP-001'])
  })
})
