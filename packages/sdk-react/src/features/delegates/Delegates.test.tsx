import { aDelegate, delegateRow, fakeServer, fixtureIds, operations, refuse } from '@capstan/sdk-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { Delegates } from './Delegates'
import { mockDelegatesApi, type DelegatesPlatform } from './testing'

const joel = { email: 'joel@haldenbio.example', id: fixtureIds.nth(5602) }

function platform(about?: DelegatesPlatform) {
  const server = fakeServer()
  mockDelegatesApi(server, about)
  return server
}

async function transferTo(email: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer Ownership' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer Ownership' }))
  if (email) await userEvent.type(dialog.getByRole('textbox'), email)
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer Ownership' }))
  return dialog
}

describe('Delegates', () => {
  it.each([
    ['an owner', { role: 'account_owner' }, ['Add delegate', 'Edit', 'Edit', 'Transfer Ownership']],
    ['an admin', { role: 'account_admin' }, ['Add delegate', 'Edit', 'Edit']],
    ['a viewer', { role: 'account_viewer' }, []],
    ['the people of the broker that runs the account', { managedBy: { id: 'b', name: 'Larkspur' } }, []],
  ] as const)('offers %s the permitted actions', async (_who, about, buttons) => {
    renderWithServer(<Delegates />, platform(about))

    await screen.findByRole('rowheader', { name: 'Ada' })
    const names = () =>
      screen
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
        .map((name) => name?.replace(/^Edit .*/, 'Edit'))
    // proves DELEG-005, DELEG-011
    await waitFor(() => expect(names()).toEqual(buttons))
  })

  it('calls the host before the ownership is transferred, and afterwards', async () => {
    const server = platform()
    const usersAccount = delegateRow(aDelegate({ id: joel.id, version: '2' }))
    server.on(operations.TransferOwnership, () => ({
      __typename: 'Mutation',
      transferOwnership: { __typename: 'TransferOwnershipPayload', usersAccount },
    }))
    const onTransferred = vi.fn()
    renderWithServer(<Delegates onTransferred={onTransferred} />, server)
    await transferTo(joel.email)

    await waitFor(() => expect(onTransferred).toHaveBeenCalledTimes(2))
    // proves DELEG-010
    expect(onTransferred.mock.calls).toEqual([
      [{ status: 'sent', email: joel.email }],
      [{ status: 'done', email: joel.email }],
    ])
  })

  it.each([
    ['offered', () => ({ __typename: 'Mutation' as const, transferOwnership: null })],
    ['failed', () => refuse('not_allowed', 'Operation not allowed')],
  ])('calls it, too, where a transfer is %s', async (status, answer) => {
    const server = platform()
    server.on(operations.TransferOwnership, answer)
    const onTransferred = vi.fn()
    renderWithServer(<Delegates onTransferred={onTransferred} />, server)
    await transferTo(joel.email)

    await waitFor(() => expect(onTransferred).toHaveBeenLastCalledWith({ status, email: joel.email }))
  })
})
