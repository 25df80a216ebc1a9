import { describe, expect, it } from 'vitest'
import { invitingIssuers, waitingFirst } from './invitingIssuers'
import { anInvitation } from './testing'

const halden = { issuerId: 'halden', issuer: 'Halden Biologics, Inc.' }
const cinder = { issuerId: 'cinder', issuer: 'Cinder Peak Energy Corp.' }

describe('invitingIssuers', () => {
  it('lists the sender of the newest invitation first, and the newest of each first, with every answer', () => {
    const issuers = invitingIssuers([
      anInvitation({ ...halden, id: '1', status: 'accepted', createdOn: '2026-01-01T00:00:00Z' }),
      anInvitation({ ...cinder, id: '2', status: 'sent', createdOn: '2026-02-01T00:00:00Z' }),
      anInvitation({ ...halden, id: '3', status: 'rejected', createdOn: '2026-03-01T00:00:00Z' }),
    ])

    // proves ISSUER-002
    expect(issuers.map(({ name, invitations }) => [name, invitations.map(({ id }) => id)])).toEqual([
      ['Halden Biologics, Inc.', ['3', '1']],
      ['Cinder Peak Energy Corp.', ['2']],
    ])
  })

  it('keeps an order of its own among those sent in one moment', () => {
    const [issuer] = invitingIssuers(['b', 'a'].map((id) => anInvitation({ ...halden, id })))

    expect(issuer?.invitations.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})

describe('waitingFirst', () => {
  it('puts pending invitations first, of each issuer and of all, and leaves the rest in order', () => {
    const issuers = invitingIssuers([
      anInvitation({ ...halden, id: '1', status: 'accepted', createdOn: '2026-03-01T00:00:00Z' }),
      anInvitation({ ...cinder, id: '2', status: 'rejected', createdOn: '2026-02-01T00:00:00Z' }),
      anInvitation({ ...cinder, id: '3', status: 'sent', createdOn: '2026-01-01T00:00:00Z' }),
    ])

    expect(
      waitingFirst(issuers, new Set(['3'])).map(({ invitations }) => invitations.map(({ id }) => id)),
    ).toEqual([['3', '2'], ['1']])
    // proves ISSUER-002
    expect(waitingFirst(issuers, new Set())).toEqual(issuers)
  })
})
