import { describe, expect, it } from 'vitest'
import { judge, parseRequirements, unknownIds } from './rows.ts'

const requirements = parseRequirements(
  'id\tarea\tsource\tkind\trequirement\texact_text\nSTEP-001\tsteps\t\t\tfirst\t\nSTEP-002\tsteps\t\t\tsecond\t\n',
)
const test = (title: string, passed = true) => ({ file: 'a.test.ts', title, passed })

describe('judge', () => {
  it('proves a row that a passing test names', () => {
    expect(judge(requirements, [test('shows it [STEP-001]')]).map(({ status }) => status)).toEqual([
      'proven',
      'unproven',
    ])
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
