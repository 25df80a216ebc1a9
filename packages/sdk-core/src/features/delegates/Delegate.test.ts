import { describe, expect, it } from 'vitest'
import { compareDelegates, readDelegate } from './Delegate'
import { aDelegate, delegateRow } from './testing'

describe('compareDelegates', () => {
  it('has the owner first, then the others by name', () => {
    const owner = aDelegate({ id: '1', lastName: 'Zorn' })
    const others = ['Abel', 'Lind', 'Oyelaran'].map((lastName, at) =>
      aDelegate({ id: `${at + 2}`, lastName, role: 'account_viewer' }),
    )

    const sorted = [...others.toReversed(), owner].toSorted(compareDelegates)

    // proves DELEG-007
    expect(sorted.map(({ lastName }) => lastName)).toEqual(['Zorn', 'Abel', 'Lind', 'Oyelaran'])
  })
})

describe('readDelegate', () => {
  it('reads a row with the person it is of', () => {
    const delegate = aDelegate({ status: 'suspended' })
    expect(readDelegate(delegateRow(delegate))).toEqual(delegate)
  })

  it('reads a row whose person may not be seen', () => {
    expect(readDelegate({ ...delegateRow(aDelegate()), userByUserId: null })).toMatchObject({
      ...{ firstName: '', lastName: '', email: '', role: 'account_owner' },
    })
  })
})
