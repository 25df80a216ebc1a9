import {
  aWalletEntry,
  fixtureIds,
  operations,
  walletAnswer,
  type FakeServer,
  type WalletEntryChanges,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { Wallet } from './Wallet'

const meta = {
  title: 'Wallet/Wallet',
  component: Wallet,
  parameters: { platform: onPlatform((server) => mockApi(server, some)) },
} satisfies Meta<typeof Wallet>
export default meta

type Story = StoryObj<typeof meta>

const anyToken: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('region', { name: 'Tezos' }))

export const Ready: Story = {
  play: async (context) => {
    await anyToken(context)
    const { canvas } = context
    await expect(canvas.getByText('$1,177.60')).toBeVisible()
    await expect(canvas.getByText('$1,189.01')).toBeVisible() // 1,840 × 0.6462 = 1,189.008
    await expect(canvas.getAllByRole('button', { name: 'Not Listed' })[0]).toBeDisabled()
    await expect(canvas.getByText(/^5 tokens\. Prices in USD as of Nov 2[12] 2026/)).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['variant'], play: anyToken, globals: { width: '375' } }

export const Narrowest: Story = { tags: ['variant'], play: anyToken, globals: { width: '320' } }

export const DarkLoud: Story = {
  tags: ['variant'],
  play: anyToken,
  globals: { theme: 'dark', brand: 'ember' },
}

export const German: Story = { tags: ['variant'], play: anyToken, globals: { language: 'german' } }

export const RightToLeft: Story = { tags: ['variant'], play: anyToken, globals: { language: 'rightToLeft' } }

const longName = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

export const LongNames: Story = {
  parameters: {
    platform: onPlatform((server) =>
      mockApi(server, [{ name: longName, symbol: 'GRUNDSTUECKSVERKEHR', amount: '12345678901234567890.1' }]),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('region', { name: longName })),
}

export const LongNamesNarrow: Story = { tags: ['variant'], ...LongNames, globals: { width: '320' } }

/** The exchange sells none, so the token has no price. */
export const NoPrice: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, [{ exchangePrice: noneSold }])) },
  play: async (context) => {
    await anyToken(context)
    await expect(context.canvas.getByText('No exchange price')).toBeVisible()
    await expect(context.canvas.getAllByText('N/A')).toHaveLength(3)
  },
}

export const Empty: Story = {
  args: { portfolioHref: '#portfolio' },
  parameters: { platform: onPlatform((server) => mockApi(server, [])) },
  play: async ({ canvas }) => {
    await canvas.findByText('No tokens found in your wallet.')
    await expect(canvas.getByRole('link', { name: 'Go to portfolio' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.WalletEntries, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

// A list that failed is refetched once the socket follows it, so only a list that keeps failing shows its error.
let isOutOfOrder = true

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      isOutOfOrder = true
      server.on(operations.WalletEntries, () =>
        isOutOfOrder ? outOfOrder() : walletAnswer([aWalletEntry()]),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async (context) => {
    const retry = await context.canvas.findByRole('button', { name: 'Retry' })
    isOutOfOrder = false
    await context.userEvent.click(retry)
    await anyToken(context)
  },
}

function mockApi(server: FakeServer, tokens: readonly WalletEntryChanges[]) {
  server.on(operations.WalletEntries, () => walletAnswer(tokens.map(aWalletEntry)))
}

const noneSold = {
  ...{
    __typename: 'ExchangePrice' as const,
    id: fixtureIds.nth(1190),
    buy: '0',
    sell: '0.64',
    spot: '0.6462',
  },
  quotedAt: '2026-11-21T16:12:00.000000+00:00',
}

const issued = (count: number, name: string, symbol: string): WalletEntryChanges => ({
  ...{ id: fixtureIds.nth(1110 + count), name, symbol, type: 'Security', status: 'issued', precision: 0 },
  ...{ exchangePrice: null, chain: 'ethereum-mainnet', chainSymbol: 'ETH', amount: '4000' },
})

const some: WalletEntryChanges[] = [
  {},
  {
    ...{
      id: fixtureIds.nth(1102),
      name: 'Ether',
      symbol: 'ETH',
      chain: 'ethereum-mainnet',
      chainSymbol: 'ETH',
    },
    ...{ amount: '3.25', precision: 18 },
  },
  { ...issued(1, 'Halden Biologics Preferred A', 'HBPA'), privateBlock: '18442' },
  { ...issued(2, 'Cinder Peak Senior Notes 2027', 'CPSN'), amount: '50.5', precision: 2 },
  issued(3, 'Tidewater Timber Units', 'TWTU'),
]
