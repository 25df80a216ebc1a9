import { describe, expect, it } from 'vitest'
import { initialInputs, loadFormSchema } from './loadFormSchema'

const fields = {
  email: { kind: 'email', label: 'Email' },
  born: { kind: 'date', label: 'Date of birth', optional: true },
  amount: { kind: 'number', label: 'Amount', error: 'An amount, please.' },
  colour: { kind: 'dropdown', label: 'Colour', options: [{ value: 'red' }] },
  citizen: { kind: 'boolean', label: 'US citizen?' },
} as const
const filled = { email: ' m@okafor.test ', born: '', amount: '1,850.5', colour: 'red', citizen: 'no' }

describe('the schema of a form', () => {
  it('returns each value as it is sent, and none for an empty field', async () => {
    const { data } = await (await loadFormSchema(fields)).safeParseAsync(filled)

    expect(data).toEqual({ email: 'm@okafor.test', amount: '1850.5', colour: 'red', citizen: false })
    expect(data?.citizen satisfies boolean | undefined).toBe(false)
    expect(data?.born satisfies string | undefined).toBeUndefined()
  })

  it('sends a day that is chosen or typed as an ISO timestamp', async () => {
    const schema = await loadFormSchema(fields)

    // proves FIELD-021
    for (const born of ['09/03/1984', '1984-09-03'])
      expect((await schema.safeParseAsync({ ...filled, born })).data?.born).toBe('1984-09-03T00:00:00.000Z')
  })

  it('reports the error of each field, with the field’s own message if it has one', async () => {
    const wrong = { email: 'unknown', amount: 'x', colour: 'blue', citizen: '' }
    const { error } = await (await loadFormSchema(fields)).safeParseAsync(wrong)

    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['email', 'Please enter a valid email address.'],
      ['amount', 'An amount, please.'],
      ['colour', 'Invalid input'],
      ['citizen', 'This field is required.'],
    ])
  })

  it('reports a missing answer with the field’s own message', async () => {
    const name = { kind: 'string', label: 'Name', error: 'No name.', ifEmpty: 'Name is required.' } as const
    const { error } = await (await loadFormSchema({ name })).safeParseAsync({ name: '' })

    expect(error?.issues.map(({ message }) => message)).toEqual(['Name is required.'])
  })

  it('reports the error of a text that its kind accepts', async () => {
    const problem = (text: string) => (text.length > 3 ? 'Three letters at most.' : undefined)
    const schema = await loadFormSchema({ symbol: { kind: 'string', label: 'Symbol', problem } })

    const { error } = await schema.safeParseAsync({ symbol: 'HBSB' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Three letters at most.'])
    expect((await schema.safeParseAsync({ symbol: 'HBS' })).data).toEqual({ symbol: 'HBS' })
  })

  it('starts with known values, and leaves a yes or no unanswered', () => {
    expect(initialInputs(fields, { email: 'm@okafor.test' })).toEqual({
      email: 'm@okafor.test',
      born: '',
      amount: '',
      colour: '',
      citizen: '',
    })
  })
})
