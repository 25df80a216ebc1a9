import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const admin = { userId: userIds.admin, accountId: accountIds.operations }

const create = `mutation ($name: String!, $schema: JSON!) {
  createStepFormSchema(input: { stepFormSchema: { name: $name, schema: $schema } }) { stepFormSchema { id } } }`
const update = `mutation ($id: UUID!, $schema: JSON!) {
  updateStepFormSchemaById(input: { id: $id, patch: { schema: $schema } }) { clientMutationId } }`

const cannotBeRead =
  'The rule for this answer cannot be read, so no answer can be accepted. Please contact the person who asks.'
const refersBack = String.raw`A pattern may not refer back, and knows \d, \s and \w only.`
const asking = (regex: unknown, rest: object = {}) => ({
  fields: [{ key: 'a', type: 'string', regex, ...rest }],
})

onEveryEngine('a form with a pattern', (database) => {
  let count = 0
  const make = (schema: object) => database.ask(admin, create, { name: `Form ${++count}`, schema })
  const answer = async (schema: object, value: unknown) => {
    const [row] = await database.rows<{ error: string | null }>(
      'select app_private.in_english(app_private.answer_error($1::jsonb -> 0, $2)) as error',
      [JSON.stringify((schema as { fields: unknown[] }).fields), JSON.stringify(value)],
    )
    return row?.error
  }

  it('is stored where an author may use the pattern', async () => {
    expect((await make(asking('^(?=.*\\d)[a-z\\d]{8,}$'))).errors).toBeUndefined()
    expect((await make(asking(null))).errors).toBeUndefined()
  })

  it.each([
    [asking('(a*)*\\1$'), `(a*)*\\1$: ${refersBack}`],
    [asking('\\'), '\\: A pattern may not end with a backslash.'],
    [asking('^(a+)+$', { type: 'textArea' }), '^(a+)+$: A group may not be repeated.'],
    [asking(5), '5: A pattern is a text.'],
    [asking({ a: 1 }), '{"a": 1}: A pattern is a text.'],
    [
      { forms: { new: { fields: [{ key: 'a', type: 'string', regex: '[' }] } } },
      '[: A class looks like [a-z] or [^0-9], and a bracket in it like \\[ or \\].',
    ],
    [
      { fields: [{ key: 'a', type: 'string' }], nested: [{ type: 'form', schema: asking('(') }] },
      '(: This is not a regular expression.',
    ],
  ])('is refused as %j, new or changed', async (schema, message) => {
    const refusal = {
      message,
      extensions: { code: 'pattern_refused', details: { fields: { schema: message } } },
    }
    const { data } = await make(asking('^a$'))
    const { id } = (data?.createStepFormSchema as { stepFormSchema: { id: string } }).stepFormSchema

    expect((await make(schema)).errors?.[0]).toMatchObject(refusal)
    expect((await database.ask(admin, update, { id, schema })).errors?.[0]).toMatchObject(refusal)
  })

  it.each(['app_public.step_form_schemas', 'app_private.step_templates', 'app_private.integration_steps'])(
    'is not written into %s past the API either',
    async (table) => {
      const write = database.rows(`update ${table} set schema = $1`, [JSON.stringify(asking('(a*)*\\1$'))])

      await expect(write).rejects.toMatchObject({ code: 'CPSTN', message: `(a*)*\\1$: ${refersBack}` })
    },
  )

  it.each([['(a*)*\\1$'], ['\\'], ['('], ['^(a+)+$'], [5], [{}]])(
    'refuses every answer, with a message, for the pattern %j stored before patterns were checked',
    async (regex) => {
      for (const type of ['string', 'password', undefined]) {
        const schema = asking(regex, { type, error: 'Capitals, please.' })

        expect(await answer(schema, 'aa')).toBe(cannotBeRead)
        expect(await answer(schema, '5')).toBe(cannotBeRead)
      }
    },
  )

  it('accepts a matching answer, and refuses another with the author’s message', async () => {
    const schema = asking('^[a-z]+$', { error: 'Small letters.' })

    expect(await answer(schema, 'abc')).toBeNull()
    expect(await answer(schema, 'Abc')).toBe('Small letters.')
    expect(await answer(asking(null), 'Abc')).toBeNull()
    expect(await answer(asking(''), 'Abc')).toBeNull()
    expect(await answer(asking('(', { type: 'textArea' }), 'Abc')).toBeNull()
  })

  it.each([
    ['^\\w+$', 'é', false],
    ['^\\d$', '٣', false],
    ['^\\s$', '\u00a0', true],
    ['^[\\s]$', '\u3000', true],
    ['^\\S$', '\u00a0', false],
    ['^\\\\s$', '\\s', true],
    ['^a.b$', 'a\nb', false],
    ['^a[^x]b$', 'a\nb', true],
    ['^.$', '😀', true],
    ['a', 'a'.repeat(4_097), false],
    // Refused, and so matched by nothing.
    ['^(a+)+$', 'aa', false],
  ])('treats %s of %j as JavaScript does', async (pattern, text, expected) => {
    const [row] = await database.rows('select app_private.matches($1, $2) as found', [text, pattern])

    expect(row).toEqual({ found: expected })
  })
})
