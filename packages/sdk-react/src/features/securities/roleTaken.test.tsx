import type { AccountType } from '@capstan/sdk-core/accounts'
import { aUsersData, fakeServer, fixtureIds, operations, usersDataAnswer } from '@capstan/sdk-core/testing'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { Securities } from './Securities'
import { SecurityDetails } from './SecurityDetails'
import { mockSecuritiesApi } from './testing'

const details = <SecurityDetails securityId={fixtureIds.nth(4101)} />

describe('a role that is taken away', () => {
  it.each<[string, AccountType, ReactNode, string, RegExp]>([
    ['the list', 'issuer', <Securities key="list" />, 'Add security', /can view securities/],
    ['a security', 'issuer', details, 'Edit', /can view this security/],
    ['documents', 'ats', details, 'choose from your computer', /can read these documents/],
  ])('is reported where a control of %s is removed', async (_what, type, block, control, sentence) => {
    const server = fakeServer()
    mockSecuritiesApi(server, { type })
    const { capstan } = renderWithServer(block, server)
    await screen.findByRole('button', { name: control })

    mockSecuritiesApi(server, { type, role: 'account_viewer' })
    await act(() => capstan.queryClient.refetchQueries())

    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getAllByText(/^Your role in this account has changed/)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: control })).toBeNull()
  })
})

describe('a place in the account that ends', () => {
  it.each([
    ['the list', <Securities key="list" />, 'Add security'],
    ['a security', details, 'Edit'],
  ])('is reported in place of %s', async (_what, block, control) => {
    const server = fakeServer()
    mockSecuritiesApi(server, { type: 'issuer' })
    const { capstan } = renderWithServer(block, server)
    await screen.findByRole('button', { name: control })

    const removed = aUsersData({ account: null, userAccount: null })
    server.on(operations.UsersData, () => usersDataAnswer(removed))
    await act(() => capstan.queryClient.refetchQueries())

    expect(await screen.findByText(/^You no longer have access to this account/)).toBeVisible()
    expect(screen.queryByRole('button', { name: control })).toBeNull()
  })
})
