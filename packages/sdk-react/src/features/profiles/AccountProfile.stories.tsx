import { aProfile, fixtureIds, operations, profileAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { AccountProfile } from './AccountProfile'

const withApi = (changes?: Parameters<typeof aProfile>[0]) => ({
  platform: onPlatform((server) => server.on(operations.Profile, () => profileAnswer(aProfile(changes)))),
})

const meta = {
  title: 'Profiles/AccountProfile',
  component: AccountProfile,
  args: { accountId: fixtureIds.nth(5401) },
  parameters: withApi(),
} satisfies Meta<typeof AccountProfile>
export default meta

type Story = StoryObj<typeof meta>

const shown: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Halden Biologics, Inc.'))

/** A vendor with a brand: a banner, its jurisdiction and its website. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, canvasElement } = context
    await expect(canvas.getByText('USA')).toHaveAttribute('title', 'United States of America')
    await expect(canvas.getByRole('link', { name: /haldenbio\.example .*opens/ })).toHaveAttribute(
      'href',
      'https://haldenbio.example/',
    )
    await expect(canvasElement.querySelector('svg[viewBox="0 0 1200 112"]')).toBeVisible()
  },
}

/** No brand, no website and no jurisdiction. */
export const Little: Story = {
  parameters: withApi({ slug: '', url: '', email: '', jurisdiction: null }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getAllByText('N/A')).toHaveLength(3)
    await expect(context.canvasElement.querySelector('svg[viewBox="0 0 1200 112"]')).toBeNull()
  },
}

export const Investor: Story = {
  parameters: withApi({
    ...{ type: 'investor', name: 'Maren Okafor', contactName: 'Maren Okafor', email: 'maren@example.com' },
    addresses: [{ id: fixtureIds.nth(5402), type: 'primary', lines: ['4 Harbour Road', 'Portland'] }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('4 Harbour Road')
    await expect(canvas.queryByText('Jurisdiction')).toBeNull()
  },
}

export const Narrow: Story = { tags: ['look'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = { tags: ['look'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['look'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({
    name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    url: `https://${'grundstuecksverkehrsgenehmigung.'.repeat(3)}example`,
  }),
  play: async ({ canvas }) => void (await canvas.findByText(/verordnung/)),
}

export const Missing: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.Profile, () => ({ __typename: 'Query', accountById: null })),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^This account does not exist/)),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Profile, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The profile could not be read; Retry reads it again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.Profile,
        failingOnce(() => profileAnswer(aProfile())),
      ),
    ),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}
