import type { AccountRole } from '@capstan/sdk-core/accounts'
import {
  anEmbedKey,
  aUsersData,
  embedKeyAnswer,
  embedKeysAnswer,
  fakeServer,
  newEmbedKeyAnswer,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { EmbedKeys } from './EmbedKeys'
import { prefetchKeyDialogs } from './EmbedKeysView'
import { aNewKey, secret } from './testing'

const shop = anEmbedKey()

function serverWith(role: AccountRole = 'account_owner') {
  const server = fakeServer()
  const { userAccount, ...reader } = aUsersData()
  server.on(operations.UsersData, () =>
    usersDataAnswer({ ...reader, userAccount: userAccount && { ...userAccount, role } }),
  )
  server.on(operations.EmbedKeys, () => embedKeysAnswer([shop]))
  return server
}

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: /Actions for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

const sent = (server: ReturnType<typeof fakeServer>, name: string) =>
  server.requests.filter((request) => request.name === name)

describe('EmbedKeys', () => {
  beforeAll(prefetchKeyDialogs)

  it('lets owners and admins make keys, and viewers read which there are', async () => {
    for (const role of ['account_owner', 'account_admin', 'account_viewer'] as const) {
      const { unmount } = renderWithServer(<EmbedKeys />, serverWith(role))

      expect(await screen.findByRole('table')).toHaveTextContent('sk_live_5f1a…c0de')
      expect(Boolean(screen.queryByRole('button', { name: 'Make a key' }))).toBe(role !== 'account_viewer')
      unmount()
    }
  })

  it('sends a key whose answer was lost again under the same idempotency key', async () => {
    const server = serverWith()
    const answers = [new Response('gone', { status: 502 }), undefined]
    server.on(
      operations.MakeEmbedKey,
      () =>
        answers.shift() ?? {
          __typename: 'Mutation',
          makeEmbedKey: {
            __typename: 'MakeEmbedKeyPayload',
            newEmbedKey: newEmbedKeyAnswer(aNewKey({ secret: null })),
          },
        },
    )
    renderWithServer(<EmbedKeys />, server)

    await userEvent.click(await screen.findByRole('button', { name: 'Make a key' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Web shop')
    await userEvent.type(screen.getByRole('textbox', { name: 'Origins of your pages' }), 'https://a.example')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Portfolio' }))
    await userEvent.click(screen.getByRole('button', { name: 'Make key' }))
    await screen.findByText(/No answer arrived/)
    await userEvent.click(screen.getByRole('button', { name: 'Make key' }))

    expect(await screen.findByText(/its secret did not arrive/)).toBeVisible()
    const keys = sent(server, 'MakeEmbedKey').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('forgets a secret with its dialog', async () => {
    const server = serverWith()
    server.on(operations.RotateEmbedKey, () => ({
      __typename: 'Mutation',
      rotateEmbedKey: { __typename: 'RotateEmbedKeyPayload', newEmbedKey: newEmbedKeyAnswer(aNewKey()) },
    }))
    const { capstan } = renderWithServer(<EmbedKeys />, server)

    await choose('Rotate')
    await userEvent.click(screen.getByRole('radio', { name: '1 hour' }))
    await userEvent.click(screen.getByRole('button', { name: 'Rotate key' }))
    expect(await screen.findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret)
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(server, 'RotateEmbedKey')[0]?.variables).toEqual({
      input: { id: shop.id, keepOldFor: 3600 },
    })
    const kept = capstan.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state)
    expect(document.documentElement.outerHTML + JSON.stringify(kept)).not.toContain(secret)
  })

  it('saves changes, and overwrites changes of other users only after they were shown', async () => {
    const server = serverWith()
    const moved = { ...shop, name: 'Renamed', version: '2' }
    const answers = [refuse('changed_elsewhere', 'This has been changed elsewhere.'), undefined]
    server.on(operations.UpdateEmbedKey, () => {
      server.on(operations.EmbedKeys, () => embedKeysAnswer([moved]))
      return (
        answers.shift() ?? {
          __typename: 'Mutation',
          updateEmbedKeyById: { __typename: 'UpdateEmbedKeyPayload', embedKey: embedKeyAnswer(moved) },
        }
      )
    })
    renderWithServer(<EmbedKeys />, server)

    await choose('Edit')
    const name = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/save again to replace: Renamed/)).toBeVisible()
    expect(name).toHaveValue('Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(sent(server, 'UpdateEmbedKey')).toHaveLength(2))
    expect(sent(server, 'UpdateEmbedKey').map(({ variables }) => variables)).toMatchObject([
      { input: { patch: { name: 'Mine', version: '1' } } },
      { input: { patch: { name: 'Mine', version: '2' } } },
    ])
    const [first] = sent(server, 'UpdateEmbedKey')
    expect(first?.variables).not.toHaveProperty('input.patch.origins')
    // Over another version it is another intent: under the same key the platform would refuse it.
    const keys = sent(server, 'UpdateEmbedKey').map(({ headers }) => headers.get('Idempotency-Key'))
    // proves FIELD-034
    expect(new Set(keys).size).toBe(2)
  })

  it('takes it for no change that the key was used meanwhile', async () => {
    const server = serverWith()
    const { capstan } = renderWithServer(<EmbedKeys />, server)

    await choose('Edit')
    server.on(operations.EmbedKeys, () =>
      embedKeysAnswer([{ ...shop, lastUsedOn: '2026-11-22', version: '2' }]),
    )
    await capstan.queryClient.invalidateQueries()
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(sent(server, 'UpdateEmbedKey')).toHaveLength(1))
    expect(sent(server, 'UpdateEmbedKey')[0]?.variables).toMatchObject({ input: { patch: { version: '2' } } })
  })
})
