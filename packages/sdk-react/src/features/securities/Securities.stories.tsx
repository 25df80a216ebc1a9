import { aSecurity, fixtureIds, operations, securitiesAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { losingRole } from '../../testing/losingRole'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { Securities } from './Securities'
import { someSecurities, mockSecuritiesApi, type SecuritiesPlatform } from './testing'

const meta = {
  title: 'Securities/Securities',
  component: Securities,
  parameters: { platform: onPlatform((server) => mockSecuritiesApi(server)) },
} satisfies Meta<typeof Securities>
export default meta

type Story = StoryObj<typeof meta>

const withApi = (about: SecuritiesPlatform) => ({
  platform: onPlatform((server) => mockSecuritiesApi(server, about)),
})

const shown: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('link', { name: 'Series B Preferred' }))

/** The issuer's list has the value and the ATS of each. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Latest price (USD)',
      'Latest value (USD)',
      'ATS name',
    ])
    const row = within(canvas.getByRole('row', { name: /Series B Preferred/ }))
    for (const text of ['12.50', '10,000,000.00', 'Pierhead ATS'])
      await expect(row.getByText(text)).toBeVisible()
    await expect(canvas.getAllByText('Unlisted')).toHaveLength(2)
  },
}

/** An ATS, like any account that has not issued them, sees names only. */
export const Others: Story = {
  parameters: withApi({ type: 'ats' }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getAllByRole('columnheader')).toHaveLength(1)
    await expect(context.canvas.queryByRole('button', { name: 'Add security' })).toBeNull()
  },
}

export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText(/^You are a viewer of this account\./)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Add security' })).toBeNull()
  },
}

const taken = losingRole((server, role) => mockSecuritiesApi(server, { role }))

/** The role was removed while the list was open. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Add security' })
    await taken.take()
    await expect(await canvas.findByText(/^Your role in this account has changed.*securities/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add security' })).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({ securities: [longName()] }),
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /verordnung/ })),
}

export const Empty: Story = {
  parameters: withApi({ securities: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('No securities found.')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSecuritiesApi(server)
      server.on(operations.Securities, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSecuritiesApi(server)
      server.on(
        operations.Securities,
        failingOnce(() => securitiesAnswer(someSecurities)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** A missing answer shows its error at the field. */
export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add security' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add security' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add security' }))
    await dialog.findAllByText('Name is a required field.')
    await dialog.findAllByText('Total is required.')
  },
}

function longName() {
  const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  return aSecurity({ id: fixtureIds.nth(4104), name, ticker: name.slice(0, 40), ats: name })
}
