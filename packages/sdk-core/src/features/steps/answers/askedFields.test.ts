import { describe, expect, it } from 'vitest'
import { dynamicForm } from './dynamicForm'
import type { StepField } from '../StepSchema'

const options = ['Employed', 'Retired']
const status: StepField = { key: 'status', type: 'dropdown', options }
const job: StepField = { key: 'job', type: 'string', askedWhen: { key: 'status', is: ['Employed'] } }
const since: StepField = { key: 'since', type: 'string', askedWhen: { key: 'job', is: ['Smith'] } }

const formOf = (...fields: StepField[]) => dynamicForm({ fields })
const asked = (fields: StepField[], values: object) =>
  formOf(...fields)
    .asked({ ...values })
    .map(({ key }) => key)

describe('a field that is asked only after some answers', () => {
  it('is asked only after them, with any value', () => {
    expect(asked([status, job], { status: 'Employed' })).toEqual(['status', 'job'])
    expect(asked([status, job], { status: 'Retired', job: 'Smith' })).toEqual(['status'])
    expect(asked([status, job], {})).toEqual(['status'])
  })

  it('decides nothing while it is not asked itself', () => {
    const fields = [status, job, since]

    expect(asked(fields, { status: 'Employed', job: 'Smith' })).toEqual(['status', 'job', 'since'])
    expect(asked(fields, { status: 'Retired', job: 'Smith' })).toEqual(['status'])
  })

  it.each([
    ['a yes', { key: 'a', type: 'boolean' }, 'yes'],
    ['a box', { key: 'a', type: 'checkbox' }, true],
    ['one of several choices', { key: 'a', type: 'multiselect', options: ['yes', 'x'] }, ['x', 'yes']],
  ])('may follow %s', (_, deciding: StepField, answer) => {
    const fields = [deciding, { key: 'b', type: 'string', askedWhen: { key: 'a', is: ['yes'] } }]

    expect(asked(fields, { a: answer })).toEqual(['a', 'b'])
    expect(asked(fields, { a: 'no' })).toEqual(['a'])
  })

  it.each([
    [{ key: 'nothing', is: ['x'] }],
    [{ key: 'b', is: ['x'] }],
    [{ key: 'c', is: ['x'] }],
    [{ key: 'a', is: [] }],
    [{ key: 'a' }],
    ['a'],
    [null],
  ])('is always asked where %j names no field before it, or no answers', (askedWhen) => {
    const fields = [{ key: 'a' }, { key: 'b', askedWhen }, { key: 'c' }]

    expect(
      dynamicForm({ fields })
        .asked({})
        .map(({ key }) => key),
    ).toEqual(['a', 'b', 'c'])
  })

  it('is neither checked nor sent while it is not asked', async () => {
    const form = formOf(status, job)
    const schema = await form.loadZodSchema()
    const answers = async (values: object) => {
      const checked = await form.check({ ...values })
      const { error } = await schema.safeParseAsync(values)
      expect(error === undefined).toBe(checked.ok)
      return checked.ok ? form.send({ ...values }, 'id').values : checked.errors
    }

    expect(await answers({ status: 'Retired', job: 'Smith' })).toEqual({ status: 'Retired' })
    expect(await answers({ status: 'Employed', job: 'Smith' })).toEqual({ status: 'Employed', job: 'Smith' })
    expect(Object.keys(await answers({ status: 'Employed', job: '' }))).toEqual(['job'])
  })

  it('is not marked as prefilled while it is hidden', () => {
    const form = dynamicForm({ fields: [status, job] }, { answers: { status: 'Retired', job: 'Smith' } })

    expect(form.answered.map(({ key }) => key)).toEqual(['status'])
    expect(form.initialValues.job).toBe('Smith')
  })
})
