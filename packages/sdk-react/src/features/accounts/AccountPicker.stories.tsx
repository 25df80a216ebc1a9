import {
  aTermsOfService,
  aUsersAccounts,
  operations,
  usersAccountsAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { AccountPicker } from './AccountPicker'
import { sevenMemberships } from './testing'

const seven = aUsersAccounts({ memberships: sevenMemberships })

/** Its data comes from the platform; `AccountPickerView` takes the same as props. */
const meta = {
  title: 'Accounts/AccountPicker',
  component: AccountPicker,
  args: { onPick: fn() },
  parameters: {
    platform: onPlatform((server) => server.on(operations.UsersAccounts, () => usersAccountsAnswer(seven))),
  },
} satisfies Meta<typeof AccountPicker>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7)
  },
}

export const Picking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Maren Okafor/ }))
    await expect(args.onPick).toHaveBeenCalled()
  },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.UsersAccounts, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(
        operations.UsersAccounts,
        failingOnce(() => usersAccountsAnswer(seven)),
      )
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7)
  },
}

export const NoAccounts: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.UsersAccounts, () => usersAccountsAnswer(aUsersAccounts({ memberships: [] })))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('You do not belong to an account yet.')),
}

/** Terms that are pending come first. */
export const TermsFirst: Story = {
  parameters: { platform: onPlatform(mockTermsApi) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'I AGREE' })),
}

/** Once they are accepted, the list follows. */
export const TermsAccepted: Story = {
  parameters: { platform: onPlatform(mockTermsApi) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I AGREE' }))
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7)
  },
}

function mockTermsApi(server: FakeServer) {
  const terms = aTermsOfService()
  let isPending = true
  server.on(operations.UsersAccounts, () =>
    usersAccountsAnswer({ ...seven, pendingTerms: isPending ? terms : null }),
  )
  server.on(operations.AcceptTerms, () => {
    isPending = false
    return {
      __typename: 'Mutation',
      acceptTerms: {
        __typename: 'AcceptTermsPayload',
        termsOfService: { __typename: 'TermsOfService', id: terms.id },
      },
    }
  })
}
