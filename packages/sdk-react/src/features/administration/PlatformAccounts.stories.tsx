import {
  aPlatformAccount,
  fixtureIds,
  operations,
  platformAccountAnswer,
  platformAccountsAnswer,
  refuse,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockReaderApi } from '../transactions/testing'
import { PlatformAccounts } from './PlatformAccounts'

const larkspur = aPlatformAccount()
const trust = aPlatformAccount({
  ...{ id: fixtureIds.nth(4502), name: 'Okafor-Reyes Trust', type: 'investor', email: 'ada.or@example.com' },
  ...{ status: 'suspended', people: 1, sessions: 0 },
})
const managed = aPlatformAccount({
  ...{ id: fixtureIds.nth(4503), name: 'Halden Biologics Inc.', type: 'issuer', email: null },
  ...{ managedBy: 'Larkspur Securities LLC', people: 0, sessions: 0 },
})

const meta = {
  title: 'Administration/PlatformAccounts',
  component: PlatformAccounts,
  args: { personHref: (id) => `#${id}` },
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof PlatformAccounts>
export default meta

type Story = StoryObj<typeof meta>

/** Accounts, and the facts and delegates of the one that is opened. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Larkspur Securities LLC' }))
    const account = within(await canvas.findByRole('region', { name: /^Larkspur Securities LLC/ }))
    await account.findByRole('link', { name: 'Chidi Okafor' })
    await account.findByText('Owner · 3 sessions')
    await account.findByText('Admin · Suspended · 0 sessions')
    await account.findByRole('button', { name: 'Suspend' })
  },
}

export const Narrow: Story = { ...Ready, tags: ['variant'], globals: { width: '375', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('3 Konten')),
}

/** A search, a type and a state, then neither. */
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Name, email, account or id' })
    await userEvent.type(search, 'zz')
    await canvas.findByText('No account matches.')
    await userEvent.clear(search)
    await userEvent.click(canvas.getByRole('button', { name: 'Suspended' }))
    await canvas.findByText('1 account')
    await userEvent.click(canvas.getByRole('button', { name: 'Issuer' }))
    await canvas.findByText('No account matches.')
    await userEvent.click(canvas.getByRole('button', { name: 'Suspended' }))
    await canvas.findByRole('button', { name: 'Halden Biologics Inc.' })
  },
}

/** A reason is requested; then the account is suspended, and it can be taken back. */
export const Suspending: Story = {
  args: { accountId: larkspur.id ?? undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Larkspur Securities LLC' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await dialog.findAllByText('Reason is required.')
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'License has ended')
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }))
    await screen.findByText('Larkspur Securities LLC was suspended.')
    await canvas.findByText('License has ended')
    await userEvent.click(await canvas.findByRole('button', { name: 'End suspension' }))
    await screen.findByText('The suspension of Larkspur Securities LLC has ended.')
    await canvas.findByRole('button', { name: 'Suspend' })
  },
}

/** The sessions of all delegates are ended at once. */
export const EndingSessions: Story = {
  args: { accountId: larkspur.id ?? undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }))
    await screen.findByText('All sessions of the delegates of Larkspur Securities LLC have ended.')
    await canvas.findByText('Owner · 0 sessions')
  },
}

/** A feature is switched off, with the administrator and the day, and on again. */
export const SwitchingFeatures: Story = {
  args: { accountId: larkspur.id ?? undefined },
  play: async ({ canvas, userEvent }) => {
    const webhooks = await canvas.findByRole('switch', { name: 'Webhooks' })
    await expect(webhooks).toBeChecked()
    await userEvent.click(webhooks)
    await canvas.findByText(/^Switched off by Nora Lindahl/)
    await expect(canvas.getByRole('switch', { name: 'Webhooks' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Webhooks' }))
    await waitFor(() => expect(canvas.queryByText(/^Switched off by/)).toBeNull())
    await expect(canvas.getByRole('switch', { name: 'Webhooks' })).toBeChecked()
  },
}

/** The platform refuses a switch: the reason appears below it. */
export const SwitchRefused: Story = {
  args: { accountId: larkspur.id ?? undefined },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.SwitchFeature, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Webhooks' }))
    await canvas.findByText('Operation not allowed')
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Webhooks' })).toBeChecked())
  },
}

/** The platform refuses: the reason appears beside the button. */
export const Refused: Story = {
  args: { accountId: larkspur.id ?? undefined },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.EndAccountSessions, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all sessions' }))
    await canvas.findByText('Operation not allowed')
  },
}

/** A broker runs it, and no person of its own acts for it. */
export const Managed: Story = {
  args: { accountId: managed.id ?? undefined },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PlatformAccount, () => {
        const answer = platformAccountAnswer(managed)
        return { ...answer, peopleOfAccount: { __typename: 'PersonOfAccountsConnection', nodes: [] } }
      })
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Managed by')
    await canvas.findByText('No person acts for this account.')
  },
}

/** The account that is acted for cannot be suspended from itself. */
export const OwnAccount: Story = {
  args: { accountId: larkspur.id ?? undefined },
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PlatformAccount, () => platformAccountAnswer({ ...larkspur, isSelf: true }))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You act for this account/)
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'End all sessions' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { accountId: larkspur.id ?? undefined },
  parameters: { platform: onPlatform((server) => mockApi(server, 'account_viewer')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Owner · 3 sessions')
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull()
    await expect(canvas.getByRole('switch', { name: 'Webhooks' })).toBeDisabled()
  },
}

/** The address names an account that does not exist. */
export const NotThere: Story = {
  args: { accountId: fixtureIds.nth(4599) },
  play: async ({ canvas }) => void (await canvas.findByText('This account does not exist.')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.PlatformAccounts, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** It could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.PlatformAccounts,
        failingOnce(() => platformAccountsAnswer([larkspur])),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('button', { name: 'Larkspur Securities LLC' })
  },
}

function mockApi(server: FakeServer, role: 'account_owner' | 'account_viewer' = 'account_owner') {
  let accounts = [larkspur, trust, managed]
  let features = { bulk_operations: true, webhooks: true, secret_keys: true }
  let suspensions: { reason: string; restoredOn: string | null }[] = []
  const change = (id: unknown, changes: Partial<typeof larkspur>) => {
    accounts = accounts.map((account) => (account.id === id ? { ...account, ...changes } : account))
  }
  mockReaderApi(server, 'admin', role)
  server.on(operations.PlatformAccounts, ({ search, type, status }) =>
    platformAccountsAnswer(
      accounts.filter(
        (account) =>
          (!type || account.type === type) &&
          (!status || account.status === status) &&
          (account.name ?? '').toLowerCase().includes(search.toLowerCase()),
      ),
    ),
  )
  server.on(operations.PlatformAccount, ({ id }) =>
    platformAccountAnswer(accounts.find((account) => account.id === id) ?? null, suspensions, features),
  )
  server.on(operations.SwitchFeature, ({ feature, isOn }) => {
    features = { ...features, [feature]: isOn }
    return { __typename: 'Mutation', switchFeature: { __typename: 'SwitchFeaturePayload' } }
  })
  server.on(operations.SuspendAccount, ({ id, reason }) => {
    suspensions = [{ reason, restoredOn: null }]
    change(id, { status: 'suspended' })
    return { __typename: 'Mutation', suspendAccount: { __typename: 'SuspendAccountPayload' } }
  })
  server.on(operations.RestoreAccount, ({ id }) => {
    suspensions = suspensions.map((each) => ({ ...each, restoredOn: '2026-11-21T09:00:00.000000+00:00' }))
    change(id, { status: 'active' })
    return { __typename: 'Mutation', restoreAccount: { __typename: 'RestoreAccountPayload' } }
  })
  server.on(operations.EndAccountSessions, ({ id }) => {
    change(id, { sessions: 0 })
    return { __typename: 'Mutation', endAccountSessions: { __typename: 'EndAccountSessionsPayload' } }
  })
}
