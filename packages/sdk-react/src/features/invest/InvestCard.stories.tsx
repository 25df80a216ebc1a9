import {
  anOffering,
  anOpenInvestment,
  aUsersData,
  operations,
  refuse,
  usersDataAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { mockInvestingApi } from './mockInvestingApi'
import { InvestCard } from './InvestCard'

/** Makes the investment on the platform; `InvestCardView` shows every state of it from props. */
const meta = {
  title: 'Invest/InvestCard',
  component: InvestCard,
  args: { offering: anOffering(), amount: '2000', onInvested: fn() },
  parameters: { platform: onPlatform((server) => mockInvestingApi(server)) },
} satisfies Meta<typeof InvestCard>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Opened by a link with an amount in dollars. */
export const InDollars: Story = { args: { amount: '25000', type: 'USD' } }

/** The minimum, the maximum and the remaining units are shown before anything is typed. */
export const Limited: Story = {
  args: { offering: anOffering({ minUnits: '5', maxUnits: '2000', remainingUnits: '1200' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invest' }))
    await expect(await canvas.findByText('Only 1,200 units are left in this offering.')).toBeVisible()
  },
}

/** Said where the amount would be typed, and nothing to press. */
export const NotYetOpen: Story = {
  args: { offering: anOffering({ refusal: 'offering_not_open', opensOn: '2026-12-02' }) },
}

export const Closed: Story = {
  args: { offering: anOffering({ refusal: 'offering_closed', closesOn: '2025-12-18' }) },
}

export const SoldOut: Story = { args: { offering: anOffering({ refusal: 'offering_sold_out' }) } }

/** For a viewer of the account, the place of the amount says who may invest. */
export const Viewer: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      const data = aUsersData()
      const userAccount = data.userAccount && { ...data.userAccount, role: 'account_viewer' as const }
      server.on(operations.UsersData, () => usersDataAnswer({ ...data, userAccount }))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You are a viewer of this account\. Only an owner or an admin can invest/)
    await expect(canvas.queryByRole('button', { name: 'Invest' })).toBeNull()
  },
}

/** The investor's own open investment stands where an amount would be typed. */
export const OpenAlready: Story = {
  args: { offering: anOffering({ openInvestment: anOpenInvestment() }) },
}

/** Something is signed or paid: the investor can no longer change anything alone. */
export const UnderWay: Story = {
  args: {
    offering: anOffering({
      openInvestment: anOpenInvestment({
        nextStep: 'Fund',
        stepPosition: 5,
        mayChange: false,
        mayWithdraw: false,
      }),
    }),
  },
}

/** A step was not passed: the investor sees the reason and the contact, and may withdraw. */
export const Stopped: Story = {
  args: {
    offering: anOffering({
      openInvestment: anOpenInvestment({ nextStep: 'Accreditation', stepPosition: 2, isStopped: true }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accreditation (2 of 5) was not passed')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'See the reason and what comes next' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  },
}

export const StoppedGerman: Story = { args: Stopped.args, globals: { language: 'german', width: '375' } }

export const OpenAlreadyNarrow: Story = { args: OpenAlready.args, globals: { width: '375' } }

export const Invested: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await invest(canvas.getByRole('button', { name: 'Invest' }), userEvent)
    await waitFor(() => expect(args.onInvested).toHaveBeenCalledOnce())
  },
}

export const Sending: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      server.on(operations.MakeInvestment, never)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await invest(canvas.getByRole('button', { name: 'Invest' }), userEvent)
  },
}

/** The price moved while the investor was looking: the new figures want a new confirmation. */
export const PriceChanged: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      const refused = () => refuse('price_changed', 'The price has changed.', { price: '13.25' })
      server.on(operations.MakeInvestment, refused)
      server.on(operations.OfferingDetails, never)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await invest(canvas.getByRole('button', { name: 'Invest' }), userEvent)
    await screen.findByRole('alert')
  },
}

/** It is not known whether the investment arrived: the same request may be sent again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      server.on(operations.MakeInvestment, outOfOrder)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await invest(canvas.getByRole('button', { name: 'Invest' }), userEvent)
    await within(await screen.findByRole('dialog')).findByText('Unable to invest. Please try again.')
  },
}

async function invest(button: HTMLElement, user: Pick<UserEventObject, 'click'>) {
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Invest' }))
}
