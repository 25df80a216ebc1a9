import { aRound, fixtureIds, operations, roundAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { RoundInformation, RoundInformationView } from './RoundInformation'
import { mockRoundApi, type RoundPlatform } from './testing'

const meta = {
  title: 'Rounds/RoundInformation',
  component: RoundInformation,
  args: { roundId: fixtureIds.nth(2200) },
  parameters: { platform: onPlatform((server) => mockRoundApi(server, { type: 'investor' })) },
} satisfies Meta<typeof RoundInformation>
export default meta

type Story = StoryObj<typeof meta>

const withApi = (about: RoundPlatform) => ({
  platform: onPlatform((server) => mockRoundApi(server, { type: 'investor', ...about })),
})

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Feb 02 2026'))

/** An investor reads the facts of the round, without its capital. (C-10) */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Name', 'Asset', 'Status', 'Opens On', 'Closes On', 'Price', 'Dataroom'],
    ])
    await expect(canvas.getByText('$12.50')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** A tranche also has its coupon and its term. */
export const Tranche: Story = {
  parameters: withApi({ round: { tranche: { version: '1', term: 3, coupon: '7.125' } } }),
  play: async ({ canvas }) => {
    await canvas.findByText('7.125%')
    await expect(canvas.getByText('3 years')).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const LongNames: Story = {
  parameters: withApi({
    round: { name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung, zweite Runde' },
  }),
  globals: { width: '320' },
  play: doubled(shown),
}

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Halden Biologics Preferred')),
}

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft', width: '640' } }

export const Dark: Story = { tags: ['variant'], globals: { theme: 'dark' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Round, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.Round, () => ({ __typename: 'Query', roundById: null })),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^This round does not exist/)),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.Round,
        failingOnce(() => roundAnswer(aRound())),
      ),
    ),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** The role was removed while the page was open: one sentence says so, and no button is left. */
export const RoleTaken: Story = {
  render: () => <RoundInformationView round={aRound()} wasTaken />,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your role in this account has changed/)
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}
