import { anOffering, operations, refuse } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within, type UserEventObject } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { teachInvesting } from './teachInvesting'
import { InvestCard } from './InvestCard'

/** Makes the investment on the platform; `InvestCardView` shows every state of it from props. */
const meta = {
  title: 'Invest/InvestCard',
  component: InvestCard,
  args: { offering: anOffering(), amount: '2000', onInvested: fn() },
  parameters: { platform: onPlatform((server) => teachInvesting(server)) },
} satisfies Meta<typeof InvestCard>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** Started by a link that says how many dollars. */
export const InDollars: Story = { args: { amount: '25000', type: 'USD' } }

export const Invested: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await invest(canvas.getByRole('button', { name: 'Invest' }), userEvent)
    await waitFor(() => expect(args.onInvested).toHaveBeenCalledOnce(), { timeout: 4000 })
  },
}

export const Sending: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachInvesting(server)
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
      teachInvesting(server)
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
      teachInvesting(server)
      server.on(operations.MakeInvestment, outOfOrder)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await invest(canvas.getByRole('button', { name: 'Invest' }), userEvent)
    await screen.findByText('Unable to invest. Please try again.')
  },
}

async function invest(button: HTMLElement, user: Pick<UserEventObject, 'click'>) {
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Invest' }))
}
