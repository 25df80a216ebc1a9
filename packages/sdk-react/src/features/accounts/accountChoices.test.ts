import { describe, expect, it } from 'vitest'
import { accountChoices } from './accountChoices'
import { aMembership } from './testing'
import type { AccountType, Membership } from '@capstan/sdk-core/accounts'

const named = (name: string, type: AccountType = 'investor') => aMembership({ account: { name, type } })
const names = (memberships: Membership[]) => memberships.map(({ account }) => account.name)

describe('accountChoices', () => {
  it('sorts by name, ignoring case', () => {
    const accounts = [named('meridian'), named('Pierhead'), named('Ashgrove'), named('Éclair')]

    // proves SELECT-002
    expect(names(accountChoices(accounts))).toEqual(['Ashgrove', 'Éclair', 'meridian', 'Pierhead'])
  })

  it.each([
    ['investor', ['Ashgrove']],
    ['investor,broker', ['Ashgrove', 'Larkspur']],
    [' Broker , ISSUER ', ['Halden', 'Larkspur']],
    ['agent', []],
    [',', ['Ashgrove', 'Halden', 'Larkspur']],
    ['', ['Ashgrove', 'Halden', 'Larkspur']],
  ])('keeps for the types "%s" %j', (types, expected) => {
    const accounts = [named('Larkspur', 'broker'), named('Halden', 'issuer'), named('Ashgrove')]

    // proves SELECT-004
    expect(names(accountChoices(accounts, types))).toEqual(expected)
  })

  it('leaves the list it was given as it was', () => {
    const accounts = [named('b'), named('a')]

    accountChoices(accounts)

    expect(names(accounts)).toEqual(['b', 'a'])
  })
})
