import { describe, expect, it } from 'vitest'
import { changedFields } from './changedFields'
import { cleanField } from './cleanField'
import { fieldMessage } from './fieldMessages'
import { fieldKindNames } from './kinds/kinds'

describe('cleanField', () => {
  it('requires a field that is not optional', () => {
    // proves FIELD-031
    expect(cleanField('string', '')).toEqual({ ok: false, error: 'required' })
  })

  it.each(fieldKindNames)('finds no error in an optional %s left empty', (kind) => {
    // proves FIELD-032
    expect(cleanField(kind, kind === 'multiselect' ? [] : '', true)).toEqual({ ok: true, value: undefined })
  })

  it('still checks an optional field that is filled in', () => {
    expect(cleanField('email', 'unknown', true)).toEqual({ ok: false, error: 'invalid' })
  })
})

describe('fieldMessage', () => {
  it('prefers the words of the form, then those of the kind, then those for all', () => {
    expect(fieldMessage('email', 'required', { email: { required: 'Email is required.' } })).toBe(
      'Email is required.',
    )
    expect(fieldMessage('email', 'required', { default: { required: 'Needed.' } })).toBe('Needed.')
    expect(fieldMessage('integer', 'invalid')).toBe('Must be whole number.')
    expect(fieldMessage('string', 'invalid')).toBe('Invalid input')
    expect(fieldMessage('constructor', 'invalid')).toBe('Invalid input')
  })
})

describe('changedFields', () => {
  it('keeps only edited fields', () => {
    const before = { name: 'Maren', email: 'm@okafor.test', tags: ['a'] }

    // proves FIELD-034
    expect(changedFields(before, { ...before, tags: ['a'], email: 'maren@okafor.test' })).toEqual({
      email: 'maren@okafor.test',
    })
  })
})
