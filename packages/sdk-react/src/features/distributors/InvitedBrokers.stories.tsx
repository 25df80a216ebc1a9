import { anInvitedBroker, fixtureIds, invitedBrokersAnswer, operations } from '@capstan/sdk-core/testing'
import type { InvitedBroker } from '@capstan/sdk-core/distributors'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { InvitedBrokers } from './InvitedBrokers'

const id = fixtureIds.nth

const some: readonly InvitedBroker[] = [
  anInvitedBroker(),
  anInvitedBroker({ id: id(5502), roundId: id(2201), round: 'Tranche 2027', managedUnits: '1600' }),
  anInvitedBroker({
    ...{ id: id(5503), name: 'Brightwater & Co. Capital', email: 'invest@brightwater.example' },
    ...{ status: 'sent', managedUnits: null },
  }),
  anInvitedBroker({
    ...{ id: id(5504), name: 'Tallis Private Markets', email: 'rounds@tallis.example' },
    ...{ status: 'rejected', managedUnits: null },
  }),
]

const withApi = (brokers: readonly InvitedBroker[]) => ({
  platform: onPlatform((server) => server.on(operations.InvitedBrokers, () => invitedBrokersAnswer(brokers))),
})

const meta = {
  title: 'Distributors/InvitedBrokers',
  component: InvitedBrokers,
  parameters: withApi(some),
} satisfies Meta<typeof InvitedBrokers>
export default meta

type Story = StoryObj<typeof meta>

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Tallis Private Markets'))

/** By name, then by round; a missing limit is labelled. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      'Brightwater & Co. Capital',
      ...['Larkspur Securities LLC', 'Larkspur Securities LLC', 'Tallis Private Markets'],
    ])
    await expect(canvas.getByText('120,000')).toBeVisible()
    await expect(canvas.getAllByText('No limit')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Tranche 2027' })).toHaveAttribute(
      'href',
      `/asset-class/${id(2201)}/manage`,
    )
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

const longName = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi([
    anInvitedBroker({
      ...{ name: longName, round: `${longName} 2027` },
      email: `${longName.slice(0, 60).toLowerCase()}@example.com`,
    }),
  ]),
  play: async ({ canvas }) => void (await canvas.findByRole('rowheader', { name: longName })),
}

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const Empty: Story = {
  parameters: withApi([]),
  play: async ({ canvas }) => void (await canvas.findByText('No distributors found.')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.InvitedBrokers, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.InvitedBrokers,
        failingOnce(() => invitedBrokersAnswer(some)),
      ),
    ),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}
