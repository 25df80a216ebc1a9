import type { WallOffering } from '@capstan/sdk-core/offerWall'
import { aWallOffering, fixtureIds, offerWallAnswer, operations } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { OfferWall } from './OfferWall'

const meta = {
  title: 'OfferWall/OfferWall',
  component: OfferWall,
  parameters: { platform: onPlatform((server) => server.on(operations.OfferWall, all)) },
} satisfies Meta<typeof OfferWall>
export default meta

type Story = StoryObj<typeof meta>

const viewed: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('link', { name: /^View offering, Series B Preferred/ }))

/** One offering of each state: open, closing soon, not open yet, sold out. */
export const Ready: Story = { play: viewed }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' }, play: viewed }

/** Figures begin where their labels begin, also in a language that puts a space after the currency. */
export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => {
    const [label] = await canvas.findAllByText('Preis (USD)')
    await expect(label?.nextElementSibling?.textContent).toBe('12,50')
  },
}

/** The host opens the offering. */
export const OpenedByTheHost: Story = {
  args: { onOpen: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^View offering, Series B/ }))
    await expect(args.onOpen).toHaveBeenCalledWith(aWallOffering())
  },
}

export const LongNames: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(operations.OfferWall, () =>
        offerWallAnswer([aWallOffering({ assetName: name, className: name, issuerName: name })]),
      ),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /^View offering/ })),
}

export const LongNamesNarrow: Story = { ...LongNames, tags: ['variant'], globals: { width: '375' } }

export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => server.on(operations.OfferWall, () => offerWallAnswer([]))),
  },
  play: async ({ canvas }) => void (await canvas.findByText('There are no offerings for you now.')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.OfferWall, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.OfferWall, failingOnce(all))) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await viewed(context)
  },
}

const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

function all() {
  const offering = (at: number, changes: Partial<WallOffering>) =>
    aWallOffering({ id: fixtureIds.nth(at), isInvited: false, ...changes })
  return offerWallAnswer([
    offering(1, { assetName: 'Cinder Peak Senior Notes', className: 'SN-31', state: 'closing_soon' }),
    aWallOffering(),
    offering(2, { assetName: 'Tidewater Fund II Units', className: 'TT-3', state: 'not_yet_open' }),
    offering(3, { assetName: 'Bridge Notes 2025', className: 'BN-25', state: 'sold_out' }),
  ])
}
