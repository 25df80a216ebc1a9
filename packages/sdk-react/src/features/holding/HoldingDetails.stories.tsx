import {
  aHolding,
  aHoldingEntry,
  fixtureIds,
  holdingAnswer,
  holdingLedgerAnswer,
  operations,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { HoldingDetails } from './HoldingDetails'
import { teachHolding, type HoldingPlatform } from './testing'

const meta = {
  title: 'Holding/HoldingDetails',
  component: HoldingDetails,
  args: { holdingId: fixtureIds.nth(5101), onStatement: fn() },
  parameters: { platform: onPlatform((server) => teachHolding(server)) },
} satisfies Meta<typeof HoldingDetails>
export default meta

type Story = StoryObj<typeof meta>

const teaching = (about: HoldingPlatform) => ({
  platform: onPlatform((server) => teachHolding(server, about)),
})

const shown: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByText(/^(Share certificate HB-A-118.pdf|No documents found)$/))

/** The issuer's: who holds it, what it is worth and when it vests; documents to add, to edit and to delete. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    // 4,000 at $12.50, bought at $8: 50,000 less 32,000, of 32,000.
    await expect(canvas.getByText('$50,000.00')).toBeVisible()
    await expect(canvas.getByText('+$18,000.00 (+56.25%) since investing')).toBeVisible()
    await expect(canvas.getByText('maren.okafor@example.com')).toBeVisible()
    // 16 of 36 periods: 4,000 × 16 / 36, rounded down.
    await expect(canvas.getByText('1,777 of 4,000 vested')).toBeVisible()
    await expect(canvas.getByText('2,223')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit K-1 2025.pdf' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'choose from your computer' })).toBeVisible()
  },
}

/** An investor's own: who issued it, and documents to read. */
export const Investor: Story = {
  parameters: teaching({ type: 'investor' }),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    const card = within(canvas.getByRole('region', { name: 'Holding' }))
    await expect(card.getByText('Halden Biologics, Inc.')).toBeVisible()
    await expect(card.queryByText('Maren Okafor')).toBeNull()
    await expect(canvas.getByText('shared via')).toBeVisible()
    for (const name of [/^Edit/, /^Delete/, 'choose from your computer'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Viewer: Story = {
  parameters: teaching({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    for (const name of [/^Edit/, /^Delete/, 'choose from your computer'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** A debt pays a yield until it matures. It does not vest. */
export const Debt: Story = {
  parameters: teaching({
    documents: [],
    type: 'investor',
    holding: {
      ...{ units: '50', value: '50000', investment: '50000', costBasis: '1000', latestPrice: '1000' },
      ...{ issuedOn: '2024-10-15', isTokenized: false, vesting: null },
      round: {
        id: fixtureIds.nth(2202),
        name: 'Tranche 2027',
        asset: null,
        bond: { term: 3, coupon: '6.25' },
      },
    },
  }),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getByText('6.25%')).toBeVisible()
    await expect(canvas.getByText('3 years, matures 10/15/2027')).toBeVisible()
    await expect(canvas.queryByText('Vesting')).toBeNull()
    await expect(canvas.queryByText(/since investing/)).toBeNull()
  },
}

/** What was signed for it stands beside its documents, each with its certificate. */
export const SignedFor: Story = {
  parameters: teaching({
    type: 'investor',
    holding: {
      papers: [
        {
          id: fixtureIds.nth(6101),
          name: 'Series A subscription agreement',
          documentUri: '/integration/signed-document/6101/key',
        },
      ],
    },
  }),
  play: async (context) => {
    await shown(context)
    const card = within(context.canvas.getByRole('region', { name: 'Signed papers' }))
    await expect(card.getByRole('link', { name: /^Series A subscription agreement/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/integration/signed-document/6101/key'),
    )
  },
}

/** Some of what was bought has been transferred; what has vested is set by hand. It is worth less than was paid. */
export const PartlyTransferred: Story = {
  parameters: teaching({
    holding: { units: '2500.5', value: '15003', investment: '20004', latestPrice: '6' },
  }),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(
      canvas.getByText(/^Of the 4,000 units that were bought. 2,500.5 are held now.$/),
    ).toBeVisible()
    await expect(canvas.getByText(/set by the issuer/)).toBeVisible()
    await expect(canvas.getByText('−$5,001.00 (−25.00%) since investing')).toBeVisible()
  },
}

/** Three times it changed; what there was after each stands beside it. */
export const Moved: Story = {
  parameters: teaching({
    holding: { units: '3200.5' },
    entries: [
      aHoldingEntry(),
      aHoldingEntry({ ...transferred(2), amount: '-1000', bookedOn: '2026-01-12' }),
      aHoldingEntry({ ...transferred(3), amount: '200.5', bookedOn: '2026-02-03' }),
    ],
  }),
  play: async (context) => {
    await shown(context)
    const table = within(context.canvas.getByRole('table', { name: 'Ledger' }))
    for (const text of ['+4,000', '−1,000', '3,000', '+200.5', '3,200.5'])
      await expect(table.getByText(text)).toBeVisible()
  },
}

/** A broker sees what it sold, and not what became of it. */
export const NotWhole: Story = {
  parameters: teaching({ type: 'broker', holding: { units: '3200.5' } }),
  play: async (context) => {
    await shown(context)
    await expect(await context.canvas.findByText(/Without the rest there is no balance/)).toBeVisible()
  },
}

/** The page to print. */
export const Statement: Story = {
  args: { isStatement: true, onStatement: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Units on this day')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the holding' }))
    await expect(args.onStatement).toHaveBeenCalledWith(false)
  },
}

/** What moved could not be read: the rest of the page lives on. */
export const LedgerFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachHolding(server)
      server.on(
        operations.HoldingLedger,
        failingOnce(() => holdingLedgerAnswer()),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getByText('$50,000.00')).toBeVisible()
    await userEvent.click(retry)
    await canvas.findByText('+4,000')
  },
}

/** The calendar counts: all of it vested long ago. */
export const Vested: Story = {
  parameters: teaching({
    holding: { vesting: { startsOn: '2020-01-31', periods: 24, cliff: 1, units: '4000', setPeriod: null } },
  }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('24 of 24')).toBeVisible()
    await expect(context.canvas.getByText('None')).toBeVisible()
  },
}

/** Nothing is known of it but that somebody holds it. */
export const Little: Story = {
  parameters: teaching({
    holding: {
      ...{ value: null, latestPrice: null, investment: null, costBasis: null, investor: null },
      ...{ security: null, round: null, address: null, vesting: null },
    },
  }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getAllByText('N/A').length).toBeGreaterThan(6)
  },
}

export const Narrow: Story = { globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { globals: { width: '320' }, play: shown }

export const German: Story = { globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachHolding(server)
      server.on(operations.Holding, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** It could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachHolding(server)
      server.on(
        operations.Holding,
        failingOnce(() => holdingAnswer(aHolding())),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(context.canvas.getByText('$50,000.00')).toBeVisible())
  },
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teachHolding(server)
      server.on(operations.Holding, () => ({ __typename: 'Query', holdingById: null }))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/does not exist/)),
}

function transferred(at: number) {
  const transactionByTransactionId = {
    __typename: 'Transaction' as const,
    ...{ id: fixtureIds.nth(5130 + at), version: '1', kind: 'transfer' },
  }
  return { id: fixtureIds.nth(5120 + at), transactionByTransactionId }
}
