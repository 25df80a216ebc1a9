import {
  aDistribution,
  anOpenInvestment,
  aUsersData,
  distributionAnswer,
  fixtureIds,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../../testing/onPlatform'
import { mockInvestingApi } from '../mockInvestingApi'
import { InvestmentOnboarding } from './InvestmentOnboarding'

/** A page of the host: the investment, beside the remaining steps. */
const meta = {
  title: 'Invest/InvestmentOnboarding',
  component: InvestmentOnboarding,
  args: { distributionId: fixtureIds.distribution, onComplete: fn() },
  parameters: { platform: onPlatform((server) => mockInvestingApi(server)) },
} satisfies Meta<typeof InvestmentOnboarding>
export default meta

type Story = StoryObj<typeof meta>

const open = { offering: { openInvestment: anOpenInvestment({ id: fixtureIds.distribution }) } }

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: 'Investment objective' })),
}

/** Until something is signed or paid, its amount is changed and it is withdrawn here as well. */
export const ChangingTheAmount: Story = {
  parameters: { platform: onPlatform((server) => mockInvestingApi(server, open)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change amount' }))
    const field = await canvas.findByRole('textbox', { name: 'Units' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('button', { name: 'Withdraw' })).toBeVisible()
  },
}

/** A viewer reads the state of the step, and who may answer it; no control is shown that would fail. */
export const Viewer: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server, open)
      const data = aUsersData()
      const userAccount = data.userAccount && { ...data.userAccount, role: 'account_viewer' as const }
      server.on(operations.UsersData, () => usersDataAnswer({ ...data, userAccount }))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You are a viewer of this account\. You can view this step/)
    for (const name of ['Continue', 'Change amount', 'Withdraw'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** The first step is answered, the second is open. */
export const AnsweringAStep: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Investment objective' }), 'Growth')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('button', { name: 'I have read it' })).toBeVisible()
  },
}

export const NotSetUp: Story = {
  args: { onSetUp: fn() },
  parameters: { platform: onPlatform((server) => mockInvestingApi(server, { setup: false })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Up Account' }))
    await expect(args.onSetUp).toHaveBeenCalledOnce()
  },
}

/** An offering that asks for no qualification. */
export const NoSteps: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.Distribution, () => distributionAnswer(aDistribution({ processId: null })))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Congratulations!/)),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Distribution, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading the offering')),
}

/** The investment could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      server.on(
        operations.Distribution,
        failingOnce(() => distributionAnswer(aDistribution())),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('textbox', { name: 'Investment objective' })).toBeVisible()
  },
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.Distribution, () => refuse('not_found', 'Not found'))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('This investment was not found.')),
}
