import { describe, expect, it } from 'vitest'
import { changedAnswers } from './changedAnswers'

const fields = {
  name: { kind: 'string', label: 'Name' },
  amount: { kind: 'number', label: 'Amount' },
  tags: { kind: 'multiselect', label: 'Tags' },
} as const
const before = { name: 'Halden', amount: '1850.5', tags: ['a'] }

describe('changedAnswers', () => {
  it('names the fields that mean something else', () => {
    // proves FIELD-034
    expect(changedAnswers(fields, before, { ...before, name: 'Cinder', tags: ['a', 'b'] })).toEqual([
      'name',
      'tags',
    ])
  })

  it('finds no change in the same written otherwise', () => {
    expect(changedAnswers(fields, before, { ...before, amount: '1,850.50' })).toEqual([])
  })

  it('finds a change in an unreadable and in an emptied answer', () => {
    expect(changedAnswers(fields, before, { name: '', amount: 'x.y', tags: ['a'] })).toEqual([
      'name',
      'amount',
    ])
  })
})
