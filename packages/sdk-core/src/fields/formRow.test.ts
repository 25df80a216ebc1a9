import { describe, expect, it } from 'vitest'
import { formErrorText } from './formErrorText'
import { formRow, inlineRow, type FormRowEvent, type InlineRowEvent } from './formRow'

describe('formErrorText', () => {
  const error = { code: 'name_taken', message: 'duplicate key' }

  it('is the form’s own text for the code, where it has one [FIELD-038]', () => {
    expect(formErrorText(error, { name_taken: 'Questions must have a unique name.' })).toBe(
      'Questions must have a unique name.',
    )
  })

  it('is the platform’s message else', () => {
    expect(formErrorText(error)).toBe('duplicate key')
    expect(formErrorText({ code: 'constructor', message: 'other' }, {})).toBe('other')
  })
})

describe('formRow', () => {
  const after = (...events: FormRowEvent[]) => events.reduce(formRow, { status: 'default' })

  it('is at rest, being saved, being deleted, or refused [FIELD-035]', () => {
    expect(after()).toEqual({ status: 'default' })
    expect(after({ type: 'create' })).toEqual({ status: 'create' })
    expect(after({ type: 'create' }, { type: 'succeeded' })).toEqual({ status: 'default' })
    expect(after({ type: 'delete' })).toEqual({ status: 'delete' })
    expect(after({ type: 'delete' }, { type: 'failed', message: 'No.' })).toEqual({
      status: 'error',
      message: 'No.',
    })
  })

  it('heeds only the answer while it waits', () => {
    expect(after({ type: 'create' }, { type: 'delete' })).toEqual({ status: 'create' })
    expect(after({ type: 'succeeded' }, { type: 'failed', message: 'Late.' })).toEqual({ status: 'default' })
  })
})

describe('inlineRow', () => {
  const after = (...types: InlineRowEvent['type'][]) =>
    types.reduce((row, type) => inlineRow(row, { type }), { status: 'read' } as ReturnType<typeof inlineRow>)
      .status

  it('is read, edited, being saved or being deleted [FIELD-036]', () => {
    expect(after('edit')).toBe('edit')
    expect(after('edit', 'create')).toBe('create')
    expect(after('edit', 'create', 'succeeded')).toBe('read')
    expect(after('edit', 'create', 'failed')).toBe('edit')
    expect(after('edit', 'cancel')).toBe('read')
    expect(after('delete')).toBe('delete')
    expect(after('delete', 'failed')).toBe('read')
  })

  it('stays where it is for whatever does not go on from there', () => {
    expect(after('cancel')).toBe('read')
    expect(after('create')).toBe('read')
    expect(after('edit', 'succeeded')).toBe('edit')
    expect(after('edit', 'create', 'cancel')).toBe('create')
    expect(after('delete', 'cancel')).toBe('delete')
    expect(after('delete', 'succeeded')).toBe('read')
  })

  it('cannot be deleted while it is edited, nor edited while it waits', () => {
    expect(after('edit', 'delete')).toBe('edit')
    expect(after('delete', 'edit')).toBe('delete')
  })
})
