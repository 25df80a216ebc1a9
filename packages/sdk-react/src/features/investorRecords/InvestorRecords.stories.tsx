import {
  anInvestorHolding,
  anInvestorInvestment,
  anInvestorNote,
  anInvestorPaper,
  anInvestorPayment,
  fixtureIds,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { doubled, tabbedThrough } from '../../testing/accessibilityChecks'
import { InvestorRecordsView } from './InvestorRecords'

const meta = {
  title: 'Profiles/InvestorRecords',
  component: InvestorRecordsView,
  args: {
    reader: { accountId: fixtureIds.nth(5501), mayChange: true },
    holdings: [anInvestorHolding()],
    investments: [
      anInvestorInvestment(),
      anInvestorInvestment({
        ...{ id: fixtureIds.nth(5511), amount: '1600', committedCapital: '20000', paidInCapital: '0' },
        ...{ status: 'open', shownStatus: 'open', activeStep: 'Investor profile' },
      }),
      anInvestorInvestment({ id: fixtureIds.nth(5512), issuanceStatus: 'approved', shownStatus: null }),
      anInvestorInvestment({
        ...{ id: fixtureIds.nth(5513), committedCapital: '500', paidInCapital: '0', status: 'open' },
        ...{ shownStatus: 'open', activeStep: 'Accreditation', activeStepStatus: 'failed' },
      }),
    ],
    payments: [
      anInvestorPayment(),
      anInvestorPayment({
        id: fixtureIds.nth(5521),
        amount: '10000',
        status: 'refunded',
        paidOn: '2026-11-01',
      }),
    ],
    papers: [
      anInvestorPaper(),
      anInvestorPaper({ id: fixtureIds.nth(5531), name: 'Investor Rights Joinder', status: 'sent' }),
      anInvestorPaper({
        ...{ id: fixtureIds.nth(5532), name: 'Accreditation letter.pdf', status: 'document', uri: null },
      }),
    ],
    notes: [
      anInvestorNote(),
      anInvestorNote({
        id: fixtureIds.nth(5541),
        text: 'Introduced by Thea Ashgrove.',
        distributionId: fixtureIds.nth(5511),
      }),
    ],
    onAddNote: fn(async () => undefined),
  },
} satisfies Meta<typeof InvestorRecordsView>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Issued and failed investments are not under way; each of the others names the party that has to act. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Series A Preferred' })
    await expect(canvas.getByText('You: request the issuance')).toBeVisible()
    await expect(canvas.getByText('Investor: Investor profile')).toBeVisible()
    await expect(
      canvas.getByRole('table', { name: 'Investments under way' }).querySelectorAll('tbody > tr'),
    ).toHaveLength(3)
    await expect(canvas.getByText('Failed: Accreditation')).toBeVisible()
    await expect(canvas.getByText('$45,000.00')).toBeVisible()
    await expect(canvas.getByText('$50,000.00 of $70,500.00')).toBeVisible()
    await expect(canvas.getByText('Returned')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Subscription Agreement/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download Accreditation letter.pdf' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { holdings: [], investments: [], payments: [], papers: [], notes: [] },
  play: async ({ canvas }) => {
    await canvas.findByText('This investor holds no units.')
    await expect(canvas.getByText('No investment is under way.')).toBeVisible()
    await expect(canvas.getByText('No payment was received.')).toBeVisible()
    await expect(canvas.getByText('There are no documents of this investor.')).toBeVisible()
    await canvas.findByText('There is no note on this investor.')
    await expect(canvas.getByText('There is no activity yet.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add note' })).toBeNull()
  },
}

/** A note is added to one of the investments that the reader sells; the history is newest first. */
export const NotesAndActivity: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Note is required')
    await expect(canvas.getAllByText('Choose an investment.').length).toBeGreaterThan(0)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Called on Monday.')
    await userEvent.click(canvas.getByRole('combobox', { name: /On the investment/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Series B, 1,600 units' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onAddNote).toHaveBeenCalledWith(
        fixtureIds.nth(5511),
        'Called on Monday.',
        expect.any(String),
      ),
    )
    const rows = canvas.getByRole('table', { name: 'Activity' }).querySelectorAll('tbody > tr')
    await expect(rows).toHaveLength(9)
    await expect(rows[0]).toHaveTextContent('$25,000.00 received for Series B direct')
    await expect(canvas.getByText('Sent Subscription Agreement')).toBeVisible()
    await expect(canvas.getByText('Received units of Series A Preferred')).toBeVisible()
  },
}

/** A viewer does nothing of this. */
export const Viewer: Story = {
  args: { reader: { accountId: fixtureIds.nth(5501), mayChange: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('Issuer: request the issuance')
    await expect(canvas.queryByText(/^You:/)).toBeNull()
  },
}

/** Records in a stale allocation are read-only: no note is added to them. */
export const StaleAllocation: Story = {
  args: { investments: [anInvestorInvestment({ isStale: true })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Notes' })
    await expect(canvas.queryByRole('button', { name: 'Add note' })).toBeNull()
    // proves ALLOC-037
    await expect(canvas.getByText(/^Asked for a later funding date/)).toBeVisible()
  },
}

/** The issuer of a round reads no prices and payments of a broker's sales. */
export const SoldByBroker: Story = {
  args: {
    investments: [
      anInvestorInvestment({
        ownerId: fixtureIds.nth(5502),
        ...{ status: 'open', shownStatus: 'open', committedCapital: null, paidInCapital: null },
      }),
    ],
    payments: [],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Seller: close the investment')
    await expect(canvas.getAllByText('Visible to the broker only')).toHaveLength(2)
    await expect(canvas.getByText(/^Prices and payments of investments that a broker sells/)).toBeVisible()
    await expect(canvas.queryByText('No payment was received.')).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german', width: '640' }, play: shown }

export const RightToLeft: Story = {
  tags: ['variant'],
  globals: { language: 'rightToLeft', width: '640' },
  play: shown,
}

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

async function shown({ canvas }: Context) {
  await canvas.findByRole('link', { name: 'Series A Preferred' })
}
