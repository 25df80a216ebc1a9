import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

const admin = { userId: userIds.admin, accountId: accountIds.operations }

const create = `mutation ($name: String!, $regex: String, $type: String!) {
  createOnboardingQuestionType(input: { onboardingQuestionType: { name: $name, type: $type, regex: $regex } }) {
    onboardingQuestionType { name regex } } }`

onEveryEngine('the pattern of a question type', (database) => {
  let count = 0
  const make = (regex: string, type = 'string') =>
    database.ask(admin, create, { name: `Type ${++count}`, regex, type })

  it.each([
    '^\\d{5}(?:|-\\d{4})$',
    '^[A-Z]{2}\\d+$',
    '^(yes|no)$',
    '[a-zA-Z ]*[.!?]',
    '^\\(\\d{3}\\) \\d{3}-\\d{4}$',
    'Größe',
    '^[^@]+@[^@]+$',
  ])('may be %s', async (regex) => {
    const { data } = await make(regex)

    expect(data?.createOnboardingQuestionType).toMatchObject({ onboardingQuestionType: { regex } })
  })

  it.each([
    ['(a+)+$', 'A group may not be repeated.'],
    ['(a|aa)*', 'A group may not be repeated.'],
    ['(ab){2,}', 'A group may not be repeated.'],
    ['a*a*a*b', 'A pattern has at most two repetitions without an end.'],
    ['(a)\\1', 'A pattern may not refer back, and knows \\d, \\s and \\w only.'],
    ['(?=a)b', 'A pattern may not look ahead or behind.'],
    ['(?<!a)b', 'A pattern may not look ahead or behind.'],
    ['(?i)abc', 'A pattern may not look ahead or behind.'],
    ['***=abc', 'A pattern may not look ahead or behind.'],
    ['a{2}{3}', 'This is not a regular expression.'],
    ['a+?', 'A repetition may not be repeated.'],
    ['a{1,200}', 'A repetition goes up to 99.'],
    ['[a', 'This is not a regular expression.'],
    ['a'.repeat(201), 'A pattern has at most 200 characters.'],
  ])('may not be %s, and it is said why', async (regex, message) => {
    const { errors } = await make(regex)

    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'pattern_refused' } })
  })

  it('belongs to a text', async () => {
    expect((await make('^a$', 'date')).errors?.[0]?.extensions.code).toBe('invalid_input')
  })

  it('is answered by a type, of which some are there from the start [CALL-150]', async () => {
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
    expect(nodes.filter(({ regex }) => regex)).toHaveLength(2)
  })
})
