import { describe, expect, it } from 'vitest'
import { invitationProblems, type Invitation } from './invitations'

const invite = (accountEmail: string, amount: string): Invitation => ({ accountEmail, name: '', amount })
const codesOf = (invitations: Invitation[], room = { free: '100', invited: ['known@x.example'] }) =>
  invitationProblems(invitations, room).map((problem) => problem?.code)

describe('invitationProblems', () => {
  it('finds the same person with other capitals and spaces', () => {
    expect(
      invitationProblems([invite('a@x.example', '1'), invite(' A@X.example ', '1')], {
        free: null,
        invited: [],
      }),
    ).toEqual([undefined, { code: 'same_person', row: 1 }])
  })

  it('finds who is invited already', () => {
    expect(codesOf([invite(' Known@x.example', '1')])).toEqual(['already_invited'])
  })

  it('counts down the free units: 100 - 60 = 40 leaves no room for 41, but for 40', () => {
    const rows = [invite('a@x.example', '60'), invite('b@x.example', '41'), invite('c@x.example', '40')]
    expect(codesOf(rows)).toEqual([undefined, 'units_not_left', undefined])
  })

  it.each(['', '0', '-1', '1e3', '1,000'])('refuses the amount "%s"', (amount) => {
    expect(codesOf([invite('a@x.example', amount)])).toEqual(['amount_missing'])
  })

  it('asks for an e-mail', () => {
    expect(codesOf([invite('  ', '1')])).toEqual(['email_missing'])
  })
})
