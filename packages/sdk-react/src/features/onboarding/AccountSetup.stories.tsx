import {
  anAccount,
  aUsersData,
  fixtureIds,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { loadQuestions } from './lazyQuestions'
import { mockSetupApi } from './mockSetupApi'
import { AccountSetup } from './AccountSetup'
import { answerAsIndividual } from './answerAsIndividual'

const toSetUp = anAccount({ setup: false })

/** Sets the account up on the platform; `AccountSetupView` shows the same from props. */
const meta = {
  title: 'Onboarding/AccountSetup',
  component: AccountSetup,
  args: { accountId: fixtureIds.account, onDone: fn() },
  beforeEach: loadQuestions,
  parameters: { platform: onPlatform((server) => mockSetupApi(server)) },
} satisfies Meta<typeof AccountSetup>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('combobox', { name: /Investor Type/ })),
}

/** Every answer of an Individual, and the message at the end. */
export const SettingUp: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await answerAsIndividual(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Thank you for setting up your account!')).toBeVisible()
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}

/** The platform refused the tax id: its message is shown, and the answers stay. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSetupApi(server)
      server.on(operations.SetupAccount, () => refuse('setup_invalid', '1301 Tax id is not valid.'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await answerAsIndividual(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('group', { name: 'Tax id is not valid.' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Halifax')
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSetupApi(server)
      server.on(operations.UsersData, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The investor could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSetupApi(server)
      server.on(
        operations.UsersData,
        failingOnce(() => usersDataAnswer(aUsersData({ account: toSetUp }))),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await screen.findByRole('combobox', { name: /Investor Type/ })).toBeVisible()
  },
}

export const AlreadySetUp: Story = {
  parameters: { platform: onPlatform((server) => mockSetupApi(server, { account: anAccount() })) },
  play: async ({ canvas }) => void (await canvas.findByText('Thank you for setting up your account!')),
}

/** A viewer may not set the account up. */
export const Viewer: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSetupApi(server, {
        userAccount: { id: fixtureIds.membership, role: 'account_viewer', status: 'active' },
      })
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Operation not allowed')),
}
