import { describe, expect, it } from 'vitest'
import { openAnswers } from './openAnswers'
import { readStepFields } from './readStepFields'

const fields = readStepFields({
  fields: [
    { key: 'job', displayKey: 'Occupation', type: 'string' },
    { key: 'code', displayKey: 'Passcode', type: 'string' },
    { key: 'tax', displayKey: 'Tax', type: 'taxId' },
    { key: 'odd key', displayKey: 'Anything', type: 'string' },
  ],
})
const values = { job: 'Engineer', code: '1234', tax: '12-3456789', 'odd key': 'x' }

describe('openAnswers', () => {
  it('gives a host the answers that are not secret, and of the others only that they exist', () => {
    expect(openAnswers({ values, fields })).toEqual({
      values: { job: 'Engineer', 'odd key': 'x' },
      withheld: ['code', 'tax'],
    })
  })

  it('gives nothing of an encrypted form', () => {
    expect(openAnswers({ values, fields, isEncrypted: true })).toEqual({
      values: {},
      withheld: ['job', 'code', 'tax', 'odd key'],
    })
  })

  it('judges answers without a field by their name', () => {
    const own = { ssn: '123-45-6789', seen: true }

    expect(openAnswers({ values: own, fields: [] })).toEqual({ values: { seen: true }, withheld: ['ssn'] })
  })
})
