import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../../language/formatsOf'
import { dynamicForm, type DynamicValues } from './dynamicForm'
import type { StepField, StepSchema } from '../StepSchema'

const formOf = (...fields: StepField[]) => dynamicForm({ fields } satisfies StepSchema)

/** The errors of the form by field. The test checks that its zod schema returns the same. */
const errorsOf = async (
  form: ReturnType<typeof dynamicForm>,
  values: Record<string, string | boolean | string[]>,
) => {
  const given = { ...form.initialValues, ...values }
  const checked = await form.check(given)
  const errors = checked.ok ? {} : checked.errors
  expect(await zodErrorsOf(form, given)).toEqual(errors)
  return errors
}
const zodErrorsOf = async (form: ReturnType<typeof dynamicForm>, values: DynamicValues) => {
  const { error } = await (await form.loadZodSchema()).safeParseAsync(values)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path[0], issue.message]))
}

describe('dynamicForm', () => {
  it('lists the fields in their order, the unordered last', () => {
    const form = formOf(
      { key: 'c', type: 'string' },
      { key: 'b', type: 'string', order: 2 },
      { key: 'a', displayKey: 'First', type: 'string', order: 1 },
    )

    expect(form.fields.map(({ name, label }) => [name, label])).toEqual([
      ['a', 'First'],
      ['b', 'b'],
      ['c', 'c'],
    ])
  })

  it('also reads the fields of a form for new answers', () => {
    expect(dynamicForm({ forms: { new: { fields: [{ key: 'a' }] } } }).fields[0]?.key).toBe('a')
  })

  it('checks a regex for string and password only', async () => {
    const regex = '^[A-Z]+$'
    const form = formOf(
      { key: 's', type: 'string', regex },
      { key: 'p', type: 'password', regex },
      { key: 't', type: 'textArea', regex },
      { key: 'e', type: 'email', regex },
    )

    // proves STEP-029
    expect(await errorsOf(form, { s: 'abc', p: 'abc', t: 'abc', e: 'a@b.test' })).toEqual({
      s: 'Invalid input',
      p: 'Invalid input',
    })
  })

  it('shows the field’s own error on a mismatch, or Invalid input', async () => {
    const form = formOf(
      { key: 'a', type: 'string', regex: '^[A-Z]+$', error: 'Capitals, please.' },
      { key: 'b', type: 'string', regex: '^[A-Z]+$' },
    )

    // proves STEP-030
    expect(await errorsOf(form, { a: 'x', b: 'x' })).toEqual({ a: 'Capitals, please.', b: 'Invalid input' })
    expect(await errorsOf(form, { a: 'X', b: 'Y' })).toEqual({})
  })

  it('takes a field with a numeric-looking regex for an integer', async () => {
    const form = formOf({ key: 'zip', type: 'string', regex: '^\\d{5}$' })

    expect(form.fields[0]?.kind).toBe('integer')
    expect(await errorsOf(form, { zip: '1234' })).toEqual({ zip: 'Invalid input' })
    // proves STEP-031
    expect(form.send({ zip: '02134' }).values).toEqual({ zip: '02134' })
  })

  it.each([['(a*)*\\1$'], ['\\'], ['^(a+)+$'], ['[^]'], [5], [{}], [['^a$']]])(
    'refuses every answer when the pattern is %j, with a message in place of the field’s own',
    async (regex) => {
      const form = dynamicForm({ fields: [{ key: 'a', regex, error: 'Capitals, please.' }] })

      expect(await errorsOf(form, { a: `${'a'.repeat(28)}!` })).toEqual({
        a: 'The rule for this answer cannot be read, so no answer can be accepted. Please contact the person who asks.',
      })
      expect(form.send({ a: 'aa' }).values).toEqual({ a: 'aa' })
    },
  )

  it.each(['boolean', 'yes/no', 'Boolean'])('makes a %s a Yes/No choice without an answer', (type) => {
    const form = formOf({ key: 'a', type })

    expect(form.fields[0]?.kind).toBe('boolean')
    expect(form.initialValues).toEqual({ a: '' })
    // proves STEP-032
    expect(form.send({ a: 'no' }).values).toEqual({ a: false })
  })

  it.each([[null], ['']])('has no pattern where it is %j', async (regex) => {
    expect(await errorsOf(dynamicForm({ fields: [{ key: 'a', regex }] }), { a: 'anything' })).toEqual({})
  })

  it('proceeds only when all fields are valid', async () => {
    const form = formOf(
      { key: 'a', type: 'string' },
      { key: 'b', type: 'email' },
      { key: 'c', type: 'date', optional: true },
    )

    expect(await errorsOf(form, { a: '', b: 'unknown' })).toEqual({
      a: 'This field is required.',
      b: 'Please enter a valid email address.',
    })
    const typed = { a: 'x', b: ' m@okafor.test ', c: '' }
    const meant = { a: 'x', b: 'm@okafor.test', c: undefined }
    expect(await form.check(typed)).toEqual({ ok: true, values: meant })
    // proves STEP-033
    expect((await form.loadZodSchema()).safeParse(typed)).toMatchObject({ success: true, data: meant })
  })

  it('shows a date MM/dd/yyyy and sends it as an ISO timestamp', () => {
    const form = dynamicForm(
      { fields: [{ key: 'born', type: 'date' }] },
      { answers: { born: '1984-09-03T00:00:00.000Z' } },
    )

    expect(form.initialValues).toEqual({ born: '09/03/1984' })
    // proves FIELD-021, STEP-035
    expect(form.send({ born: '09/03/1984' }).values).toEqual({ born: '1984-09-03T00:00:00.000Z' })
  })

  it('sends a number with two decimals', () => {
    // proves FIELD-014
    expect(formOf({ key: 'n', type: 'number' }).send({ n: '1,234.5' }).values).toEqual({ n: '1234.50' })
  })

  it('renders every question type that the platform sends', () => {
    const types = ['text', 'email', 'phone', 'number', 'date', 'yes/no', 'something new']
    const form = formOf(...types.map((type, order) => ({ key: `q${order}`, type, order })))

    // proves STEP-036
    expect(form.fields.map(({ kind }) => kind)).toEqual([
      'string',
      'email',
      'phone',
      'number',
      'date',
      'boolean',
      'string',
    ])
  })

  it('treats a text with choices as a dropdown, and keeps other kinds', () => {
    const form = formOf(
      { key: 'a', type: 'string', options: ['Red'] },
      { key: 'b', type: 'multiselect', options: ['Red'] },
    )

    expect(form.fields.map(({ kind }) => kind)).toEqual(['dropdown', 'multiselect'])
  })

  it('offers choices and takes no other', async () => {
    const form = formOf(
      { key: 'a', type: 'dropdown', options: ['Red', { value: 'g', label: 'Green' }] },
      { key: 'b', type: 'dropdown', options: [{ typeahead: 'countries' }] },
    )

    expect(form.fields.map(({ options, typeahead, kind }) => ({ options, typeahead, kind }))).toEqual([
      {
        options: [
          { value: 'Red', label: 'Red' },
          { value: 'g', label: 'Green' },
        ],
        typeahead: undefined,
        kind: 'dropdown',
      },
      { options: [], typeahead: 'countries', kind: 'typeahead' },
    ])
    expect(await errorsOf(form, { a: 'Blue', b: 'any' })).toEqual({ a: 'Invalid input' })
  })

  it('takes of several choices only those it offers', async () => {
    const form = formOf({ key: 'a', type: 'multiselect', options: ['Red', 'Green', 'Blue'] })

    expect(await errorsOf(form, { a: ['Red', 'Blue'] })).toEqual({})
    expect(await errorsOf(form, { a: ['Red', 'Pink'] })).toEqual({ a: 'Invalid input' })
    expect(form.send({ a: ['Red', 7, null, 'Blue'] }).values).toEqual({ a: ['Red', 'Blue'] })
  })

  it('leaves out answers that are not a text, a choice or a list of choices', () => {
    const form = formOf({ key: 'a', type: 'string' }, { key: 'b', type: 'string' })

    expect(form.send({ a: 5, b: { text: 'x' } }).values).toEqual({})
  })

  it('sends the values, the version of the schema and an id for the request', () => {
    const form = dynamicForm({ version: 3, fields: [{ key: 'a.b c' }, { key: 'empty', optional: true }] })
    const name = form.fields[0]?.name ?? ''

    expect(name).toBe('field_0') // a dot in a name would nest the value
    expect(form.send({ [name]: 'x', empty: '' }, 'request-1')).toEqual({
      values: { 'a.b c': 'x' },
      schemaVersion: 3,
      clientRequestId: 'request-1',
    })
    expect(form.send({}).clientRequestId).not.toBe(form.send({}).clientRequestId)
  })

  it('starts with the earlier yes or no, and with unticked boxes, because confirmations are given again', () => {
    const fields = [
      { key: 'b', type: 'boolean' },
      { key: 'c', type: 'checkbox' },
    ]

    expect(dynamicForm({ fields }, { answers: { b: true, c: true } }).initialValues).toEqual({
      b: 'yes',
      c: false,
    })
    expect(dynamicForm({ fields }, { answers: { b: false } }).initialValues).toEqual({ b: 'no', c: false })
  })

  it('fills in the answers known already, and only those that fit', () => {
    const fields = [
      { key: 'a', type: 'email' },
      { key: 'n', type: 'number' },
      { key: 'b', type: 'boolean' },
    ]
    const form = dynamicForm({ fields }, { answers: { a: 'm@okafor.test', n: 12, b: false, other: 1 } })

    expect(form.initialValues).toEqual({ a: 'm@okafor.test', n: '12', b: 'no' })
    expect(dynamicForm({ fields }, { answers: { a: 'unknown' } }).initialValues).toEqual({
      a: '',
      n: '',
      b: '',
    })
  })

  it('starts with the answer its author gave, unless there is one already', () => {
    const fields = [{ key: 'b', type: 'boolean', initial: 'yes' }]

    expect(dynamicForm({ fields }).initialValues).toEqual({ b: 'yes' })
    expect(dynamicForm({ fields }, { answers: { b: false } }).initialValues).toEqual({ b: 'no' })
  })

  it.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{ fields: 'none' }],
    [{ fields: [null, 1, 'a', [], {}, { key: 1 }, { key: '' }] }],
    [{ forms: null }],
    [{ forms: { new: { fields: {} } } }],
  ])('makes a form without fields of %j', (schema) => {
    expect(dynamicForm(schema).fields).toEqual([])
    expect(dynamicForm(schema).send({ a: 1 }).values).toEqual({})
  })

  it('keeps the first of repeated keys and none that would reach a prototype', () => {
    const schema = JSON.parse(
      '{"fields":[{"key":"a","type":"email"},{"key":"a"},{"key":"__proto__"},{"key":"constructor"},{"key":"toString"}]}',
    )
    const form = dynamicForm(schema)

    expect(form.fields.map(({ key, kind }) => [key, kind])).toEqual([
      ['a', 'email'],
      ['toString', 'string'],
    ])
    form.send(JSON.parse('{"__proto__":{"polluted":true},"toString":"x"}'))
    expect('polluted' in {}).toBe(false)
  })

  it('never throws, with any schema, answers and values', async () => {
    const key = fc.constantFrom(
      'key',
      'type',
      'order',
      'regex',
      'options',
      'optional',
      'error',
      'displayKey',
      '__proto__',
    )
    const field = fc.oneof(fc.dictionary(key, fc.jsonValue()), fc.jsonValue())
    const schema = fc.oneof(fc.jsonValue(), fc.record({ fields: fc.array(field), version: fc.jsonValue() }))
    await fc.assert(
      fc.asyncProperty(
        schema,
        fc.jsonValue(),
        fc.dictionary(fc.string(), fc.jsonValue()),
        async (given, answers, values) => {
          const form = dynamicForm(given, { answers })
          await form.check(form.initialValues)
          await form.check(values)
          JSON.stringify(form.send(values))
        },
      ),
      { seed: 20260225, numRuns: 3_000 },
    )
  })
})

describe('a form that a host amends', () => {
  const form = dynamicForm(
    {
      fields: [
        { key: 'born on', type: 'date' },
        { key: 'income', type: 'number' },
        { key: 'employed', type: 'boolean' },
        { key: 'status', type: 'dropdown', options: ['Employed', 'Retired'] },
        { key: 'ein', type: 'password', regex: '^\\d{9}$' },
        { key: 'read', type: 'checkbox' },
      ],
    },
    { formats: formatsOf('de-DE') },
  )
  const typed = { ...form.initialValues, status: 'Retired', ein: '123456789', read: true }

  it('keeps its values as typed in the language of its reader, and sends them in one format', async () => {
    const amended = form.amend(typed, { 'born on': '1980-04-12', income: '1234.5', employed: false })

    expect(amended).toMatchObject({
      field_0: '12.04.1980',
      income: '1234,5',
      employed: 'no',
      status: 'Retired',
    })
    expect(await form.check(amended)).toMatchObject({ ok: true })
    expect(form.send(amended).values).toMatchObject({
      'born on': '1980-04-12T00:00:00.000Z',
      income: '1234.50',
      employed: false,
    })
  })

  it('is checked like typed answers', async () => {
    const given = { income: 'a lot', employed: 'perhaps', status: 'Idle', ein: '1' }
    const amended = form.amend(typed, { 'born on': '1980-02-30', ...given })

    const checked = await form.check(amended)

    expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(['field_0', ...Object.keys(given)])
  })

  it.each(['nothing', '__proto__', 'read'])('refuses %s, which it may not answer', (key) => {
    const patch = Object.fromEntries([[key, 'x']])

    expect(() => form.amend(typed, patch)).toThrow(
      expect.objectContaining({ code: 'before_submit_failed', details: { reason: 'patch', key } }),
    )
  })
})

describe('a form of which a host wishes something', () => {
  const schema = {
    fields: [
      { key: 'job', type: 'string' },
      { key: 'born', type: 'date' },
      { key: 'phone', type: 'phone', optional: true },
      { key: 'note', type: 'string', optional: true },
      { key: 'broker', type: 'boolean' },
      { key: 'read', type: 'checkbox' },
    ],
  }
  const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)

  it('begins with the host’s prefilled answers, and marks them; earlier answers have precedence', () => {
    const form = dynamicForm(schema, {
      answers: { job: 'Engineer' },
      overrides: {
        job: { prefill: 'Pilot' },
        born: { prefill: '1980-04-12' },
        broker: { prefill: false },
        note: { prefill: '' },
      },
    })

    expect(form.initialValues).toMatchObject({ job: 'Engineer', born: '04/12/1980', broker: 'no', note: '' })
    expect(names(form.answered)).toEqual(['job'])
    expect(names(form.prefilled)).toEqual(['born', 'broker'])
  })

  it('ticks no box, and accepts no value that cannot be typed', () => {
    const form = dynamicForm(schema, {
      overrides: { read: { prefill: true }, born: { prefill: '1980-02-30' }, broker: { prefill: 'perhaps' } },
    })

    expect(form.initialValues).toMatchObject({ read: false, born: '', broker: '' })
    expect(form.prefilled).toEqual([])
  })

  it('hides optional fields and fields with a sent answer; required ones are shown', () => {
    const form = dynamicForm(schema, {
      overrides: {
        job: { hidden: true, prefill: 'Pilot' },
        born: { hidden: true },
        phone: { hidden: true },
        note: { hidden: true, required: true },
        broker: { hidden: true, prefill: false },
        read: { hidden: true, prefill: true },
      },
    })

    expect(names(form.hidden)).toEqual(['job', 'phone'])
    expect(names(form.prefilled)).toEqual(['broker'])
    expect(form.send(form.initialValues).values).toMatchObject({ job: 'Pilot' })
  })

  it('can make optional fields required, and never the reverse', async () => {
    const form = dynamicForm(schema, { overrides: { note: { required: true }, job: { required: false } } })

    const checked = await form.check(form.initialValues)

    expect(checked.ok ? [] : Object.keys(checked.errors)).toEqual(['job', 'born', 'note', 'broker', 'read'])
  })

  it('takes no number without a country for one of the United States beside an address elsewhere', async () => {
    const fields = [{ key: 'phone', type: 'phone' }]
    const overrides = { phone: { prefill: '3471234567' } } // a number of Milan, or of New York
    const abroad = dynamicForm({ fields }, { phoneCountry: 'IT', overrides })
    const unknown = dynamicForm({ fields }, { overrides })

    expect(await errorsOf(abroad, { phone: '3471234567' })).toHaveProperty('phone')
    expect(abroad.send({ phone: '3471234567' }).values).toEqual({})
    expect(abroad.initialValues).toEqual({ phone: '' })
    expect(await errorsOf(abroad, { phone: '+393471234567' })).toEqual({})
    expect(unknown.send(unknown.initialValues).values).toEqual({ phone: '+13471234567' })
  })

  it('takes the country that is chosen in the form for that of a phone number without one', async () => {
    const fields = [
      { key: 'abroad', type: 'boolean' },
      {
        ...{ key: 'country', fact: 'country', options: [{ typeahead: 'countries' }] },
        askedWhen: { key: 'abroad', is: ['yes'] },
      },
      { key: 'phone', type: 'phone' },
    ]
    const countryCodes = { '40': 'AT', '840': 'US' }
    const form = dynamicForm({ fields }, { phoneCountry: 'AT', countryCodes })
    const typed = (abroad: string, country: string) => ({ abroad, country, phone: '2025550123' })

    expect(form.phoneCountry(typed('yes', '840'))).toBe('US')
    expect(form.phoneCountry(typed('yes', ''))).toBe('AT')
    expect(form.phoneCountry(typed('no', '840'))).toBe('AT')
    expect(await errorsOf(form, typed('yes', '840'))).toEqual({})
    expect(form.send(typed('yes', '840')).values).toMatchObject({ phone: '+12025550123' })
    expect(await errorsOf(form, typed('yes', '40'))).toHaveProperty('phone')
    expect(await errorsOf(form, typed('no', '840'))).toHaveProperty('phone')
    const schema = await form.loadZodSchema()
    expect((await schema.safeParseAsync(typed('yes', '840'))).success).toBe(true)
    expect((await schema.safeParseAsync(typed('yes', '40'))).success).toBe(false)
  })

  it('goes by its own wishes alone', () => {
    const inherited = Object.create({ job: { prefill: 'Pilot' } }) as Record<string, never>

    expect(dynamicForm(schema, { overrides: inherited }).prefilled).toEqual([])
  })
})
