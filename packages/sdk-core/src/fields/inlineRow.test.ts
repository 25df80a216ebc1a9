import { describe, expect, it } from 'vitest'
import { inlineRow, type InlineRowEvent } from './inlineRow'

describe('inlineRow', () => {
  const after = (...types: InlineRowEvent['type'][]) =>
    types.reduce((row, type) => inlineRow(row, { type }), { status: 'read' } as ReturnType<typeof inlineRow>)
      .status

  it('is read, edited, being saved or being deleted', () => {
    expect(after('edit')).toBe('edit')
    expect(after('edit', 'create')).toBe('create')
    expect(after('edit', 'create', 'succeeded')).toBe('read')
    expect(after('edit', 'create', 'failed')).toBe('edit')
    expect(after('edit', 'cancel')).toBe('read')
    expect(after('delete')).toBe('delete')
    // proves FIELD-036
    expect(after('delete', 'failed')).toBe('read')
  })

  it('stays where it is for every other key', () => {
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
