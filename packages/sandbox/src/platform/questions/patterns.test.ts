import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const admin = { userId: userIds.admin, accountId: accountIds.operations }

interface Cases {
  taken: string[]
  refused: [source: string, problem: string][]
}

// The core holds the same cases: patternProblem.test.ts.
const file = new URL('../../../../sdk-core/src/fields/pattern/patternCases.json', import.meta.url)
const cases = JSON.parse(readFileSync(file, 'utf8')) as Cases

const create = `mutation ($name: String!, $regex: String, $type: String!) {
  createOnboardingQuestionType(input: { onboardingQuestionType: { name: $name, type: $type, regex: $regex } }) {
    onboardingQuestionType { name regex } } }`

onEveryEngine('the pattern of a question type', (database) => {
  let count = 0
  const make = (regex: string, type = 'string') =>
    database.ask(admin, create, { name: `Type ${++count}`, regex, type })

  it.each(cases.taken)('may be %s', async (regex) => {
    const { data } = await make(regex)

    expect(data?.createOnboardingQuestionType).toMatchObject({ onboardingQuestionType: { regex } })
  })

  it.each(cases.refused)('may not be %s, with the reason: %s', async (regex, message) => {
    const { errors } = await make(regex)

    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'pattern_refused', details: { fields: { regex: message } } },
    })
  })

  it('belongs to a text', async () => {
    expect((await make('^a$', 'date')).errors?.[0]?.extensions.code).toBe('invalid_input')
  })

  it('is answered by a type, of which some are there from the start', async () => {
    const { data } = await database.ask(
      { userId: userIds.broker, accountId: accountIds.larkspur },
      '{ allOnboardingQuestionTypes(orderBy: NAME_ASC, filter: { id: { lessThan: 10 } }) { nodes { id name type regex } } }',
    )
    const { nodes } = data?.allOnboardingQuestionTypes as { nodes: { name: string; regex: string | null }[] }

    expect(nodes.map(({ name }) => name)).toEqual([
      'CRD number',
      'Date',
      'Email',
      'Long text',
      'Number',
      'Phone',
      'Text',
      'US ZIP code',
      'Yes or no',
    ])
    // proves CALL-150
    expect(nodes.filter(({ regex }) => regex)).toHaveLength(2)
  })
})
