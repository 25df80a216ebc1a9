import { describe, expect, it } from 'vitest'
import { accountLine, accountTypeWord, roleWord } from './accountWords'
import { accountsMessages } from './messages'

describe('roleWord', () => {
  it.each([
    ['account_owner', 'Owner'], // proves SELECT-012
    ['account_admin', 'Admin'], // proves SELECT-013
    ['account_viewer', 'Viewer'], // proves SELECT-014
  ])('shows %s as %s', (role, word) => {
    expect(roleWord(role, accountsMessages)).toBe(word)
  })

  it('shows an unknown role with spaces', () => {
    expect(roleWord('account_night_watch', accountsMessages)).toBe('account night watch')
  })
})

describe('accountTypeWord', () => {
  it.each([
    ['admin', 'Admin'],
    ['agent', 'Agent'],
    ['ats', 'ATS'],
    ['broker', 'Broker'],
    ['investor', 'Investor'],
    ['issuer', 'Issuer'],
    ['custodian', 'custodian'],
  ])('shows %s as %s', (type, word) => {
    expect(accountTypeWord(type, accountsMessages)).toBe(word)
  })
})

describe('accountLine', () => {
  it('joins the type and the role with its underscores turned into spaces', () => {
    // proves SELECT-008
    expect(accountLine({ type: 'investor', role: 'account_owner' }, accountsMessages)).toBe(
      'Investor · account owner',
    )
  })
})
