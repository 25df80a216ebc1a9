import { aProfile, fixtureIds, operations, profileAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
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

/** A vendor with a brand: a banner, its jurisdiction and website, the person to ask and the address for questions. */
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
    const contacts = within(canvas.getByRole('list', { name: 'Contacts' }))
    await expect(contacts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'IQIlse Quistfinance@haldenbio.example',
      'SESupport emailinvestors@haldenbio.example',
    ])
    await expect(contacts.getByRole('link', { name: 'finance@haldenbio.example' })).toHaveAttribute(
      'href',
      'mailto:finance@haldenbio.example',
    )
  },
}

/** No brand, no website, no jurisdiction and no contact. */
export const Little: Story = {
  parameters: withApi({
    ...{ slug: '', url: '', email: '', contactName: '', supportEmail: '', jurisdiction: null },
  }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getAllByText('N/A')).toHaveLength(3)
    await expect(context.canvas.getByText('This account names no contact.')).toBeVisible()
    await expect(context.canvasElement.querySelector('svg[viewBox="0 0 1200 112"]')).toBeNull()
  },
}

const country = { name: 'Austria', alpha2: 'AT' }

export const Investor: Story = {
  parameters: withApi({
    ...{ type: 'investor', name: 'Maren Okafor', contactName: 'Maren Okafor', email: 'maren@example.com' },
    addresses: [
      { id: fixtureIds.nth(5402), type: 'primary', lines: ['4 Harbour Road', 'Portland'], country },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('4 Harbour Road')
    await expect(canvas.getByText('Austria')).toBeVisible()
    await expect(canvas.queryByText('Jurisdiction')).toBeNull()
    await expect(canvas.queryByText('Contacts')).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = {
  tags: ['variant'],
  globals: { language: 'german' },
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('USA')).toHaveAttribute('title', 'Vereinigte Staaten')
  },
}

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({
    name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    contactName: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsbeauftragter',
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
