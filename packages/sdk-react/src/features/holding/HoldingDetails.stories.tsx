import {
  aHolding,
  aHoldingDay,
  aHoldingEntry,
  fixtureIds,
  holdingAnswer,
  holdingLedgerAnswer,
  holdingValueAnswer,
  operations,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { HoldingDetails } from './HoldingDetails'
import { mockHoldingApi, type HoldingPlatform } from './testing'

const meta = {
  title: 'Holding/HoldingDetails',
  component: HoldingDetails,
  args: { holdingId: fixtureIds.nth(5101), onStatement: fn() },
  parameters: { platform: onPlatform((server) => mockHoldingApi(server)) },
} satisfies Meta<typeof HoldingDetails>
export default meta

type Story = StoryObj<typeof meta>

const withApi = (about: HoldingPlatform) => ({
  platform: onPlatform((server) => mockHoldingApi(server, about)),
})

/** The card of its value, once its chart, or the reason there is none, is shown. */
const valueCard = async (canvas: ReturnType<typeof within>) => {
  const shown = await canvas.findByText(/^(Show as a table|The value of a unit is not known yet.*)$/, {
    selector: '.capstan-holding-value *',
  })
  const card = shown.closest('.capstan-holding-value')
  return within(card instanceof HTMLElement ? card : shown)
}

const shown: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByText(/^(Share certificate HB-A-118.pdf|No documents found)$/))

/** The issuer's view: holder, value and vesting; documents to add, to edit and to delete. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    // 4,000 at $12.50, bought at $8: 50,000 less 32,000, of 32,000.
    await expect(canvas.getAllByText('$50,000.00')[0]).toBeVisible()
    await expect(canvas.getByText('+$18,000.00 (+56.25%) since investing')).toBeVisible()
    await expect(canvas.getByText('maren.okafor@example.com')).toBeVisible()
    // 16 of 36 periods: 4,000 × 16 / 36, rounded down.
    await expect(canvas.getByText('1,777 of 4,000 vested')).toBeVisible()
    await expect(canvas.getByText('2,223')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit K-1 2025.pdf' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'choose from your computer' })).toBeVisible()
  },
}

/** The investor's view: its issuer, and documents to read. */
export const Investor: Story = {
  parameters: withApi({ type: 'investor' }),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    const card = within(canvas.getByRole('region', { name: 'Holding' }))
    await expect(card.getByText('Halden Biologics, Inc.')).toBeVisible()
    await expect(card.queryByText('Maren Okafor')).toBeNull()
    await expect(await canvas.findByText('shared via')).toBeVisible()
    for (const name of [/^Edit/, /^Delete/, 'choose from your computer'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    for (const name of [/^Edit/, /^Delete/, 'choose from your computer'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** A debt pays a yield until it matures. It does not vest. */
export const Debt: Story = {
  parameters: withApi({
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
    await expect(canvas.getByText(/^3 years, matures 10\/15\/2027 \([\d.]+ years? left\)$/)).toBeVisible()
    await expect(canvas.queryByText('Vesting')).toBeNull()
    await expect(canvas.queryByText(/since investing/)).toBeNull()
  },
}

/** The history of its value: one tab stop, each step announces its figures, and a table lists them. */
export const ValueOverTime: Story = {
  parameters: withApi({ type: 'investor' }),
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    const card = await valueCard(canvas)
    const step = await card.findByRole('img', { name: /^February 2nd 2026 · Value: \$50,000\.00/ })
    step.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(
      card.getByRole('img', {
        name: 'December 15th 2025 · Value: $39,000.00 · Investment: $32,000.00',
      }),
    ).toHaveFocus()
    await userEvent.click(await card.findByText('Show as a table'))
    // The table is rendered once the browser reports that it is open.
    const table = await card.findByRole('table', { name: 'Value over time' })
    const rows = within(table).getAllByRole('row')
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DateUnitsUnit valueValueInvestment',
      '06/30/20254,000$8.00$32,000.00$32,000.00',
      '12/15/20254,000$9.75$39,000.00$32,000.00',
      '02/02/20264,000$12.50$50,000.00$32,000.00',
    ])
  },
}

/** The same on the narrowest screen, its table open. */
export const ValueTableNarrow: Story = {
  globals: { width: '320' },
  play: async (context) => {
    await shown(context)
    const card = await valueCard(context.canvas)
    await context.userEvent.click(await card.findByText('Show as a table'))
    // It scrolls, by keyboard too, and the page does not.
    await waitFor(() =>
      expect(card.getByRole('group', { name: 'Value over time' })).toHaveAttribute('tabindex', '0'),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

/** It was issued before the first unit value: no value is invented, and no chart is drawn for that time. */
export const ValuedLate: Story = {
  parameters: withApi({
    days: [
      aHoldingDay({ day: '2025-06-30', unitValue: null, value: null }),
      aHoldingDay({ day: '2026-02-02', unitValue: '12.5', value: '50000' }),
    ],
  }),
  play: async (context) => {
    await shown(context)
    const card = await valueCard(context.canvas)
    await expect(card.getAllByRole('img')).toHaveLength(1)
    await context.userEvent.click(await card.findByText('Show as a table'))
    await expect(await card.findAllByText('N/A')).toHaveLength(2)
  },
}

/** A gift: the price paid is unknown. */
export const ValueAlone: Story = {
  parameters: withApi({
    days: [aHoldingDay({ investment: null })],
    holding: { investment: null, costBasis: null },
  }),
  play: async (context) => {
    await shown(context)
    const card = await valueCard(context.canvas)
    await expect(card.queryByText('Investment')).toBeNull()
  },
}

export const NeverValued: Story = {
  parameters: withApi({
    days: [aHoldingDay({ unitValue: null, value: null })],
    holding: { value: null, latestPrice: null },
  }),
  play: async (context) => {
    await shown(context)
    await expect(await context.canvas.findByText('The value of a unit is not known yet.')).toBeVisible()
  },
}

/** How its value came about could not be read: the rest of the page lives on. */
export const ValueFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockHoldingApi(server)
      server.on(
        operations.HoldingValue,
        failingOnce(() => holdingValueAnswer()),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(await canvas.findByText('+4,000')).toBeVisible()
    await userEvent.click(retry)
    await canvas.findByRole('img', { name: /^February 2nd 2026/ })
  },
}

/** Signed documents stand beside its documents, each with its certificate. */
export const SignedFor: Story = {
  parameters: withApi({
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
    const card = within(context.canvas.getByRole('region', { name: 'Signed documents' }))
    await expect(card.getByRole('link', { name: /^Series A subscription agreement/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/integration/signed-document/6101/key'),
    )
  },
}

/** Some of the units bought have been transferred; the vested units are set by hand. It is worth less than its cost. */
export const PartlyTransferred: Story = {
  parameters: withApi({
    holding: { units: '2500.5', value: '15003', investment: '20004', latestPrice: '6' },
  }),
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(
      canvas.getByText(/^Of the 4,000 units that were bought. 2,500.5 are held now.$/),
    ).toBeVisible()
    await expect(canvas.getByText(/^The issuer sets the vested units by hand/)).toBeVisible()
    await expect(canvas.getByText('−$5,001.00 (−25.00%) since investing')).toBeVisible()
  },
}

/** Three changes, each with the balance after it. */
export const Moved: Story = {
  parameters: withApi({
    holding: { units: '3200.5' },
    entries: [
      aHoldingEntry(),
      aHoldingEntry({ ...transferred(2), amount: '-1000', bookedOn: '2026-01-12' }),
      aHoldingEntry({ ...transferred(3), amount: '200.5', bookedOn: '2026-02-03' }),
    ],
  }),
  play: async (context) => {
    await shown(context)
    const table = within(await context.canvas.findByRole('table', { name: 'Ledger' }))
    for (const text of ['+4,000', '−1,000', '3,000', '+200.5', '3,200.5'])
      await expect(table.getByText(text)).toBeVisible()
  },
}

/** A broker sees its own sale, and no later transfers. */
export const NotWhole: Story = {
  parameters: withApi({ type: 'broker', holding: { units: '3200.5' } }),
  play: async (context) => {
    await shown(context)
    await expect(await context.canvas.findByText(/so there is no balance/)).toBeVisible()
    await expect(context.canvas.queryByText('Value over time')).toBeNull()
  },
}

/** The page to print. */
export const Statement: Story = {
  args: { isStatement: true, onStatement: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Units on this day')).toBeVisible()
    await expect(await canvas.findByText('Value on this day')).toBeVisible()
    // The letterhead: the issuer with its address. That of the holder is read by the holder alone.
    await expect(await canvas.findByText('41 Wharf Street')).toBeVisible()
    await expect(canvas.getByText('haldenbio.example')).toBeVisible()
    await expect(canvas.queryByText('14 Cove Street')).toBeNull()
    await expect(canvas.queryByText('No address on file')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the holding' }))
    await expect(args.onStatement).toHaveBeenCalledWith(false)
  },
}

export const StatementNarrow: Story = {
  args: { isStatement: true, onStatement: fn() },
  globals: { width: '375', theme: 'dark' },
}

export const StatementGerman: Story = {
  args: { isStatement: true, onStatement: fn() },
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Wert an diesem Tag')),
}

const ofReader = { id: fixtureIds.account, name: 'Maren Okafor', email: 'maren.okafor@example.com' }

/** The holder reads the letter with the holder's address. */
export const StatementOfHolder: Story = {
  args: { isStatement: true, onStatement: fn() },
  parameters: withApi({ type: 'investor', holding: { investor: ofReader } }),
  play: async ({ canvas }) => void (await canvas.findByText('14 Cove Street')),
}

/** The holder has no address yet: the letter says so. */
export const StatementWithoutAddresses: Story = {
  args: { isStatement: true, onStatement: fn() },
  parameters: withApi({ type: 'investor', holding: { investor: ofReader }, addresses: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('No address on file')),
}

/** The ledger could not be read: the rest of the page works. */
export const LedgerFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockHoldingApi(server)
      server.on(
        operations.HoldingLedger,
        failingOnce(() => holdingLedgerAnswer()),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getAllByText('$50,000.00')[0]).toBeVisible()
    await userEvent.click(retry)
    await canvas.findByText('+4,000')
  },
}

/** The calendar counts: all of it vested long ago. */
export const Vested: Story = {
  parameters: withApi({
    holding: { vesting: { startsOn: '2020-01-31', periods: 24, cliff: 1, units: '4000', setPeriod: null } },
  }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.getByText('24 of 24')).toBeVisible()
    await expect(context.canvas.getByText('None')).toBeVisible()
  },
}

/** Only its existence is known. */
export const Little: Story = {
  parameters: withApi({
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

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockHoldingApi(server)
      server.on(operations.Holding, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** It could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockHoldingApi(server)
      server.on(
        operations.Holding,
        failingOnce(() => holdingAnswer(aHolding())),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(context.canvas.getAllByText('$50,000.00')[0]).toBeVisible())
  },
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockHoldingApi(server)
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
