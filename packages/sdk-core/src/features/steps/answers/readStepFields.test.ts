import { describe, expect, it } from 'vitest'
import { readStepFields } from './readStepFields'

const kindsOf = (...fields: object[]) =>
  readStepFields({ fields: fields.map((field, at) => ({ key: `k${at}`, ...field })) }).map(({ kind }) => kind)

describe('readStepFields', () => {
  it('reads the first 500 and no more, of any type', () => {
    const fields = Array.from({ length: 600 }, (_, at) => (at === 3 ? 'no field' : { key: `k${at}` }))

    expect(readStepFields({ fields })).toHaveLength(499)
  })

  it('keeps fields of one order, and those of none, as they came', () => {
    const orders = { a: undefined, b: 2, c: undefined, d: 1, e: 2 }
    const fields = Object.entries(orders).map(([key, order]) => ({ key, order }))

    expect(readStepFields({ fields }).map(({ key }) => key)).toEqual(['d', 'b', 'e', 'a', 'c'])
  })

  it('knows kinds by the names question authors give them', () => {
    const types = ['text', 'textarea', 'yes/no', 'yesno', 'select', 'url', 'tel', 'MultiSelect']

    expect(kindsOf(...types.map((type) => ({ type })))).toEqual([
      ...['string', 'textArea', 'boolean', 'boolean', 'dropdown', 'link', 'phone', 'multiselect'],
    ])
  })

  it('searches a list of the platform only where a text is asked for', () => {
    const options = [{ typeahead: 'countries' }]

    expect(kindsOf({ type: 'select', options }, { options }, { type: 'email', options })).toEqual([
      ...['typeahead', 'typeahead', 'email'],
    ])
  })

  it('treats a numeric pattern of a password as a pattern', () => {
    expect(kindsOf({ type: 'password', regex: '^\\d{4}$' })).toEqual(['password'])
  })

  it('takes choices as texts, as numbers, and with labels', () => {
    const options = ['Red', { value: 7 }, { value: 'g', label: 'Green' }, { label: 'none' }, 3]
    const [field] = readStepFields({ fields: [{ key: 'a', message: 'Pick one.', options }] })

    expect(field).toMatchObject({ hint: 'Pick one.', kind: 'dropdown' })
    expect(field?.options).toEqual([
      { value: 'Red', label: 'Red' },
      { value: '7', label: '7' },
      { value: 'g', label: 'Green' },
    ])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('has no field of the key %s', (key) => {
    expect(readStepFields(JSON.parse(`{"fields":[{"key":"${key}"}]}`))).toEqual([])
  })
})
