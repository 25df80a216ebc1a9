import {
  aDelegate,
  delegateRow,
  delegatesAnswer,
  fixtureIds,
  operations,
  refuse,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Delegates } from './Delegates'
import { someDelegates, mockDelegatesApi, type DelegatesPlatform } from './testing'

const meta = {
  title: 'Delegates/Delegates',
  component: Delegates,
  parameters: { platform: onPlatform((server) => mockDelegatesApi(server)) },
} satisfies Meta<typeof Delegates>
export default meta

type Story = StoryObj<typeof meta>

const withApi = (about: DelegatesPlatform) => ({
  platform: onPlatform((server) => mockDelegatesApi(server, about)),
})

const shown: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('rowheader', { name: 'Ada' }))

/** The owner: first, and in a row without a button. (DELEG-001, DELEG-006, DELEG-007) */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['First Name', 'Last Name', 'Email', 'Role', 'Status', 'Actions'],
    ])
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      ...['Ada', 'Priya', 'Joel'],
    ])
    await expect(canvas.queryByRole('button', { name: 'Edit Ada Whitlock' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Transfer Ownership' })).toBeVisible()
  },
}

/** An admin does everything but pass the account on. (DELEG-005) */
export const Admin: Story = {
  parameters: withApi({ role: 'account_admin' }),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getByRole('button', { name: 'Edit Joel Sarkis' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add delegate' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Transfer Ownership' })).toBeNull()
  },
}

const readOnly: Story['play'] = async (context) => {
  await shown(context)
  await expect(context.canvas.getAllByRole('columnheader')).toHaveLength(5)
  await expect(context.canvas.queryByRole('button')).toBeNull()
}

/** (DELEG-011) */
/** A viewer reads them, and the roles that may change them. */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await readOnly(context)
    await expect(context.canvas.getByText(/^You are a viewer of this account\./)).toBeVisible()
  },
}

/** The people of the broker that runs the account. */
export const Managing: Story = {
  parameters: withApi({ managedBy: { id: fixtureIds.nth(5699), name: 'Larkspur Securities LLC' } }),
  play: readOnly,
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({ delegates: [longName()] }),
  play: async ({ canvas }) => void (await canvas.findByRole('rowheader', { name: /verordnung/ })),
}

export const Empty: Story = {
  parameters: withApi({ delegates: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('No delegates found.')),
}

/** More than fifty of them. */
export const More: Story = {
  parameters: withApi({
    delegates: [
      aDelegate(),
      ...Array.from({ length: 60 }, (_, at) =>
        aDelegate({ id: fixtureIds.nth(5700 + at), firstName: `D${at}`, role: 'account_viewer' }),
      ),
    ],
  }),
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText('50 of 61')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Show (all )?\d+/ }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(61)
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockDelegatesApi(server)
      server.on(operations.Delegates, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockDelegatesApi(server)
      server.on(
        operations.Delegates,
        failingOnce(() => delegatesAnswer(someDelegates)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** Missing answers show their error at the field. (DELEG-014 to DELEG-017) */
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add delegate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add delegate' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add delegate' }))
    for (const text of ['First name', 'Last name', 'Email', 'Role'])
      await dialog.findAllByText(`${text} is required.`)
  },
}

/** Name and email are read-only; role and status are chosen. (DELEG-008) */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Joel Sarkis' }))
    await canvas.findByRole('combobox', { name: /Role/ })
    await expect(canvas.getByRole('combobox', { name: /Status/ })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText('joel@haldenbio.example')).toBeVisible()
  },
}

export const EditingNarrow: Story = {
  ...Editing,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** An unknown status cannot be kept. (DELEG-018) */
export const UnknownStatus: Story = {
  parameters: withApi({
    delegates: [
      aDelegate(),
      aDelegate({
        ...{ id: fixtureIds.nth(5604), firstName: 'Ida' },
        role: 'account_viewer',
        status: 'away',
      }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Ida Whitlock' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Status is required.')
  },
}

const openTransfer: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Transfer Ownership' }))
  await screen.findByRole('textbox', { name: /Email of the new owner/ })
}

const transferTo = async (context: Parameters<NonNullable<Story['play']>>[0], email: string) => {
  await openTransfer(context)
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer Ownership' }))
  if (email) await context.userEvent.type(dialog.getByRole('textbox'), email)
  await context.userEvent.click(dialog.getByRole('button', { name: 'Transfer Ownership' }))
  return dialog
}

/** (DELEG-019) */
export const TransferMissing: Story = {
  play: async (context) => {
    const dialog = await transferTo(context, '')
    await dialog.findAllByText('A valid email is required.')
  },
}

export const TransferMalformed: Story = {
  play: async (context) => {
    const dialog = await transferTo(context, 'joel@')
    await dialog.findAllByText('A valid email is required.')
  },
}

export const TransferNarrow: Story = { play: openTransfer, globals: { width: '375', theme: 'dark' } }

/** They own it at once: the host navigates to sign-in. (DELEG-010) */
export const Transferred: Story = {
  args: { onTransferred: fn() },
  parameters: {
    platform: onPlatform((server) => {
      mockDelegatesApi(server)
      server.on(operations.TransferOwnership, () => ({
        __typename: 'Mutation',
        transferOwnership: {
          __typename: 'TransferOwnershipPayload',
          usersAccount: delegateRow(aDelegate({ id: fixtureIds.nth(5602), role: 'account_owner' })),
        },
      }))
    }),
  },
  play: async (context) => {
    const email = 'joel@haldenbio.example'
    await transferTo(context, email)
    await screen.findByText(
      `${email} owns this account now. You are an admin of it, and have to log in again.`,
    )
    await expect(context.args.onTransferred).toHaveBeenNthCalledWith(1, { status: 'sent', email })
    await waitFor(() =>
      expect(context.args.onTransferred).toHaveBeenNthCalledWith(2, { status: 'done', email }),
    )
  },
}

const newcomer = 'new@heirs.example'

/** A new person is confirmed first. */
export const Offered: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockDelegatesApi(server)
      server.on(operations.TransferOwnership, () => ({
        __typename: 'Mutation',
        transferOwnership: { __typename: 'TransferOwnershipPayload', usersAccount: null },
      }))
    }),
  },
  play: async (context) => {
    await transferTo(context, newcomer)
    await screen.findByText(`${newcomer} was asked to accept. Until then this account stays yours.`)
  },
}

export const TransferRefused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockDelegatesApi(server)
      server.on(operations.TransferOwnership, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async (context) => {
    const dialog = await transferTo(context, 'joel@haldenbio.example')
    await dialog.findByText('Operation not allowed')
  },
}

function longName() {
  const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  return aDelegate({
    firstName: name,
    lastName: name,
    email: `${name.slice(0, 60).toLowerCase()}@example.com`,
  })
}
