import { aDistribution, distributionAnswer, fixtureIds, operations, refuse } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../../testing/onPlatform'
import { OfferingCard } from './OfferingCard'

/** The offering of an investment; `OfferingCardView` shows the same from props. */
const meta = {
  title: 'Invest/OfferingCard',
  component: OfferingCard,
  args: { distributionId: fixtureIds.distribution },
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.Distribution, () => distributionAnswer(aDistribution()))
    }),
  },
} satisfies Meta<typeof OfferingCard>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('$25,000.00')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Distribution, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** It could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
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
    await expect(await canvas.findByText('$25,000.00')).toBeVisible()
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
