import { CapstanError } from '@capstan/sdk-core'
import { aReceivedPayment, aReceivedPaymentPart, fixtureIds } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { doubled, tabbedThrough } from '../../testing/accessibilityChecks'
import { ReceivedPaymentsView } from './ReceivedPayments'

const [proposed, part, matched, issued, returned] = [1, 2, 3, 4, 5].map((n) => fixtureIds.nth(5400 + n))
const payments = [
  aReceivedPayment(),
  aReceivedPayment({
    ...{ id: proposed, payer: 'OKAFOR MAREN', reference: '', status: 'proposed', amount: '3200' },
    rest: '3200',
    proposal: {
      ...{ distributionId: fixtureIds.nth(3000), investor: 'Maren Okafor', round: 'Series B' },
      reason: 'name_and_amount',
    },
  }),
  aReceivedPayment({ id: part, payer: 'Kestrel Family Office, LP', amount: '60000', rest: '10000.5' }),
  aReceivedPayment({ id: matched, payer: 'Wanda Prentiss', status: 'matched', rest: '0' }),
  aReceivedPayment({ id: issued, payer: 'Cato Sandoval', status: 'matched', rest: '0' }),
  aReceivedPayment({ id: returned, payer: '', reference: '', status: 'returned' }),
]
const parts = [
  aReceivedPaymentPart({ id: fixtureIds.nth(5451), paymentId: part, amount: '49999.5', by: 'hand' }),
  aReceivedPaymentPart({ id: fixtureIds.nth(5452), paymentId: matched, investor: 'Wanda Prentiss' }),
  aReceivedPaymentPart({
    ...{ id: fixtureIds.nth(5453), paymentId: issued, investor: 'Cato Sandoval', isIssued: true },
  }),
]

const meta = {
  title: 'Distributions/ReceivedPayments',
  component: ReceivedPaymentsView,
  args: {
    ...{ payments, parts, mayMatch: true },
    find: fn(async () => [
      { id: fixtureIds.nth(3001), investor: 'Maren Okafor', round: 'Series B', expected: '12500' },
      { id: fixtureIds.nth(3002), investor: 'Maren Okafor', round: 'Seed', expected: '0' },
      { id: fixtureIds.nth(3003), investor: 'Ada Okafor', round: 'Seed', expected: '-25' },
    ]),
    onMatch: fn(async () => undefined),
    onUndo: fn(async () => undefined),
    onReturn: fn(async () => undefined),
  },
} satisfies Meta<typeof ReceivedPaymentsView>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Pending payments: without a proposal, with one and its reason, and the rest of a partly matched one. */
export const Waiting: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByText('No investment matches. Choose the investment.', {
      selector: 'li:first-child p',
    })
    await expect(canvas.getByText('Proposed: Maren Okafor · Series B')).toBeVisible()
    await expect(canvas.getByText('The name and the amount are the same.')).toBeVisible()
    await expect(canvas.getByText('$10,000.50 of $60,000.00 is not matched')).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Match $3,200.00 of OKAFOR MAREN with Maren Okafor' }),
    )
    await screen.findByText('The payment is matched.')
    await expect(args.onMatch).toHaveBeenCalledWith(
      { paymentId: proposed, distributionId: fixtureIds.nth(3000), amount: '3200' },
      expect.any(String),
    )
  },
}

/** The reference names an investment in a stale allocation: the payment waits, and says why. */
export const StaleAllocation: Story = {
  args: { payments: [aReceivedPayment({ heldRound: 'Series B' })], parts: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Its reference names an investment in a stale allocation (Series B). A stale allocation accepts no payments. Change its status first.',
      ),
    ).toBeVisible()
    // proves ALLOC-037
    await expect(canvas.queryByRole('button', { name: /^Match \$/ })).toBeNull()
  },
}

/** The answer to a match is lost: the same match is sent again under the same key. */
export const LostAnswer: Story = {
  args: {
    onMatch: fn(async () => {
      throw new CapstanError('network_failed')
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    const name = 'Match $3,200.00 of OKAFOR MAREN with Maren Okafor'
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('data-pending'))
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(args.onMatch).toHaveBeenCalledTimes(2))
    const keys = (args.onMatch as ReturnType<typeof fn>).mock.calls.map(([, key]) => key)
    await expect(new Set(keys).size).toBe(1)
  },
}

/** A part of a payment is matched by hand; errors are shown at their fields, and nothing is sent. */
export const Choosing: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Choose investment for $12,500.00 of M OKAFOR' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose investment' }))
    const amount = dialog.getByRole('textbox', { name: 'Amount (USD)' })
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Match' }))
    const type = async (text: string) => {
      await userEvent.clear(amount)
      await userEvent.type(amount, text)
    }
    await send()
    await dialog.findAllByText('Choose an investment.')
    await userEvent.type(dialog.getByRole('combobox', { name: /Investment/ }), 'oka')
    await userEvent.click(await screen.findByRole('option', { name: /Maren Okafor · Series B/ }))
    for (const [text, problem] of [
      ['0', 'Enter an amount of more than 0.'],
      ['10.001', 'A payment has two decimal places at most.'],
      ['12500.01', 'The payment has only $12,500.00 left.'],
    ] as const) {
      await type(text)
      await send()
      await dialog.findAllByText(problem)
    }
    await expect(args.onMatch).not.toHaveBeenCalled()
    await type('500.25')
    await send()
    await waitFor(() =>
      expect(args.onMatch).toHaveBeenCalledWith(
        { paymentId: fixtureIds.nth(5400), distributionId: fixtureIds.nth(3001), amount: '500.25' },
        expect.any(String),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The units were issued meanwhile: the dialog says it, and keeps the input. */
export const Refused: Story = {
  args: {
    onMatch: fn(async () => {
      const message = 'The units of this investment are issued: its payments stay as they are.'
      throw new CapstanError('units_issued', { message })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Choose investment for $12,500.00 of M OKAFOR' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose investment' }))
    await userEvent.type(dialog.getByRole('combobox', { name: /Investment/ }), 'oka')
    await userEvent.click(await screen.findByRole('option', { name: /Ada Okafor · Seed/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Match' }))
    await dialog.findByText('The units of this investment are issued: its payments stay as they are.')
    await expect(dialog.getByRole('combobox', { name: /Investment/ })).toHaveValue('Ada Okafor · Seed')
  },
}

/** A match is undone until the units are issued. */
export const Matched: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Matched/ }))
    await canvas.findByText('Issued')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the match with Wanda Prentiss' }))
    await screen.findByText('The match is undone.')
    await expect(args.onUndo).toHaveBeenCalledWith(
      expect.objectContaining({ id: fixtureIds.nth(5452) }),
      expect.any(String),
    )
    await expect(canvas.queryByRole('button', { name: 'Undo the match with Cato Sandoval' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Return $12,500.00 to Cato Sandoval' })).toBeNull()
  },
}

/** A payment is returned after a confirmation that lists the effects. */
export const Returning: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Return $60,000.00 to Kestrel Family Office, LP' }),
    )
    const question = await screen.findByRole('alertdialog', { name: 'Return this payment?' })
    await expect(question).toHaveTextContent('Matched amounts no longer count as paid in.')
    await userEvent.click(within(question).getByRole('button', { name: 'Return' }))
    await screen.findByText('The payment is returned.')
    await expect(args.onReturn).toHaveBeenCalledWith(part, expect.any(String))
  },
}

export const Returned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Returned/ }))
    await canvas.findByText('Unknown payer')
    await expect(canvas.getByText('No reference')).toBeVisible()
  },
}

export const NothingWaits: Story = {
  args: { payments: payments.slice(3) },
  play: async ({ canvas }) => void (await canvas.findByText('Every payment is matched.')),
}

export const Viewer: Story = {
  args: { mayMatch: false },
  play: async ({ canvas }) => {
    await canvas.findByText('You can view the payments, but not match them.')
    await expect(canvas.queryByRole('button', { name: /^(Match|Choose|Return) / })).toBeNull()
  },
}

export const LongNames: Story = {
  args: {
    payments: [
      aReceivedPayment({
        payer: 'Donaudampfschifffahrtsgesellschaft '.repeat(3).trim(),
        reference: 'X'.repeat(140),
      }),
    ],
  },
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findByText(/^Reference: X+$/)),
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
  await canvas.findByText('Kestrel Family Office, LP')
}
