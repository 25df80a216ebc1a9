import { fixtureIds, offeringAnswer, operations, anOffering, refuse } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../../testing/onPlatform'
import { mockInvestingApi } from '../mockInvestingApi'
import { OfferingDetails } from './OfferingDetails'

/** A page of the host: the offering, and the card to invest in it. */
const meta = {
  title: 'Invest/OfferingDetails',
  component: OfferingDetails,
  args: { offeringId: fixtureIds.offering, amount: '2000', onInvested: fn() },
  parameters: { platform: onPlatform((server) => mockInvestingApi(server)) },
} satisfies Meta<typeof OfferingDetails>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Invest' })),
}

/** Asked, confirmed, and reported to the host. */
export const Investing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invest' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Invest' }))
    await waitFor(() => expect(args.onInvested).toHaveBeenCalledOnce())
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      server.on(operations.OfferingDetails, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading the offering')),
}

/** The offering could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockInvestingApi(server)
      server.on(
        operations.OfferingDetails,
        failingOnce(() => offeringAnswer(anOffering())),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('button', { name: 'Invest' })).toBeVisible()
  },
}

/** An offering that does not exist or is not open: the message is the same. */
export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.OfferingDetails, () => refuse('not_found', 'Not found'))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^This offering was not found/)),
}

/** An offering of another wall is not found either. */
export const AnotherWall: Story = {
  args: { offerWallId: fixtureIds.nth(9) },
  play: async ({ canvas }) => void (await canvas.findByText(/^This offering was not found/)),
}
