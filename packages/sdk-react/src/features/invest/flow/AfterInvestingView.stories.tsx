import { fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../../testing/onPlatform'
import { wireAnswer, wirePath } from '../../steps/testing'
import { AfterInvestingView } from './AfterInvestingView'

/** The content below the last step of an investment. */
const meta = {
  title: 'Advanced/Invest/AfterInvestingView',
  id: 'invest-afterinvestingview',
  component: AfterInvestingView,
  args: {
    offering: { issuerName: 'Halden Biologics, Inc.', sellerName: 'Larkspur Securities LLC' },
    papers: [{ id: '1', name: 'Subscription agreement', href: 'https://provider.capstan.test/documents/1' }],
  },
  parameters: { platform: onPlatform((server) => server.onPost(wirePath, wireAnswer)) },
} satisfies Meta<typeof AfterInvestingView>
export default meta

type Story = StoryObj<typeof meta>

export const Paid: Story = {}

export const NothingSigned: Story = { args: { papers: [] } }

/** The money has not arrived: the wire instructions are shown again. */
export const WaitingForTheWire: Story = {
  args: { awaitedStepId: fixtureIds.step },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy: Reference' }))
    // Beside the page, in the region for the outcomes of actions.
    await expect((await screen.findAllByText(/^Copied: Reference|did not allow copying/))[0]).toBeVisible()
  },
}

export const WaitingForTheWireNarrow: Story = {
  ...WaitingForTheWire,
  tags: ['variant'],
  globals: { width: '375' },
}

export const WireLoading: Story = {
  args: { awaitedStepId: fixtureIds.step },
  parameters: { platform: onPlatform((server) => server.onPost(wirePath, never)) },
}

export const WireFailed: Story = {
  args: { awaitedStepId: fixtureIds.step },
  parameters: { platform: onPlatform((server) => server.onPost(wirePath, outOfOrder)) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}
