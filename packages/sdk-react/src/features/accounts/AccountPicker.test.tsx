import type { UsersAccounts } from '@capstan/sdk-core/accounts'
import {
  aUsersAccounts,
  fakeServer,
  operations,
  refuse,
  usersAccountsAnswer,
} from '@capstan/sdk-core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { someTerms } from '../terms/testing'
import { renderWithServer } from '../../testing/renderWithServer'
import { AccountPicker } from './AccountPicker'
import { sevenMemberships } from './testing'

function serverWith(changes: Partial<UsersAccounts>) {
  const server = fakeServer()
  server.on(operations.UsersAccounts, () => usersAccountsAnswer(aUsersAccounts(changes)))
  return server
}

describe('AccountPicker', () => {
  it('asks the platform for the accounts of the person and shows them', async () => {
    renderWithServer(<AccountPicker />, serverWith({ memberships: sevenMemberships }))

    expect(await screen.findAllByRole('listitem')).toHaveLength(7)
  })

  it('looks for the logo under the slug of the account', async () => {
    const { container } = renderWithServer(
      <AccountPicker />,
      serverWith({ memberships: sevenMemberships.slice(0, 1) }),
    )

    await screen.findByRole('listitem')

    const slug = sevenMemberships[0]?.account.slug
    // proves SELECT-005
    expect(container.querySelector('img')).toHaveAttribute('src', `/stack/brand/${slug}/logos/color-full`)
  })

  it('shows pending terms in the place of the accounts', async () => {
    renderWithServer(
      <AccountPicker />,
      serverWith({ memberships: sevenMemberships, pendingTerms: someTerms() }),
    )

    expect(await screen.findByRole('button', { name: 'I AGREE' })).toBeVisible()
    // proves TERMS-001
    expect(screen.queryByText('Select Account')).toBeNull()
  })

  it('calls the host when pending terms are accepted', async () => {
    const server = serverWith({ pendingTerms: someTerms() })
    server.on(operations.AcceptTerms, () => ({ __typename: 'Mutation' as const, acceptTerms: null }))
    const onTermsAccepted = vi.fn()
    renderWithServer(<AccountPicker onTermsAccepted={onTermsAccepted} />, server)

    await userEvent.click(await screen.findByRole('button', { name: 'I AGREE' }))

    await waitFor(() => expect(onTermsAccepted).toHaveBeenCalledOnce())
  })

  it('shows the accounts once pending terms are accepted, unless the host decides otherwise', async () => {
    const server = fakeServer()
    const answers = [
      aUsersAccounts({ pendingTerms: someTerms() }),
      aUsersAccounts({ memberships: sevenMemberships }),
    ]
    server.on(operations.UsersAccounts, () => usersAccountsAnswer(answers.shift() ?? aUsersAccounts()))
    server.on(operations.AcceptTerms, () => ({ __typename: 'Mutation' as const, acceptTerms: null }))
    renderWithServer(<AccountPicker />, server)

    await userEvent.click(await screen.findByRole('button', { name: 'I AGREE' }))

    expect(await screen.findAllByRole('listitem')).toHaveLength(7)
  })

  it('reports a failure, and tries again on request', async () => {
    const server = fakeServer()
    const answers = [refuse('internal', 'Something went wrong.')]
    server.on(operations.UsersAccounts, () => answers.shift() ?? usersAccountsAnswer(aUsersAccounts()))
    renderWithServer(<AccountPicker />, server)

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))

    expect(await screen.findByRole('listitem')).toBeVisible()
  })
})
