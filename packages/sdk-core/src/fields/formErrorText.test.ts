import { describe, expect, it } from 'vitest'
import { formErrorText } from './formErrorText'

describe('formErrorText', () => {
  const error = { code: 'name_taken', message: 'duplicate key' }

  it('is the form’s own text for the code, where it has one', () => {
    // proves FIELD-038
    expect(formErrorText(error, { name_taken: 'Questions must have a unique name.' })).toBe(
      'Questions must have a unique name.',
    )
  })

  it('is the platform’s message else', () => {
    expect(formErrorText(error)).toBe('duplicate key')
    expect(formErrorText({ code: 'constructor', message: 'other' }, {})).toBe('other')
  })
})
