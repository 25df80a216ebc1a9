import { decimal } from '@capstan/sdk-core'
import { startInvestDraft } from '@capstan/sdk-core/invest'
import { anOffering } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { InvestCardView } from './InvestCardView'
import { aDraft, aRefusal, sent } from './testing'

const meta = {
  title: 'Advanced/Invest/InvestCardView',
  id: 'invest-investcardview',
  component: InvestCardView,
  args: {
    offering: anOffering(),
    draft: aDraft(),
    accountName: 'Maren Okafor',
    onDraft: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof InvestCardView>
export default meta

type Story = StoryObj<typeof meta>

export const Editing: Story = {}

/** No units: the error names the missing amount, and nothing is invested. */
export const NoUnits: Story = { args: { draft: aDraft({ type: 'typeUnits', text: '' }) } }

export const NotWhole: Story = {
  args: { draft: aDraft({ type: 'typeUnits', text: '10.5' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Units' }))
    await userEvent.tab()
    await expect(await canvas.findByText('Must be whole number.')).toBeVisible()
  },
}

/** Nothing to pay: only units are asked. */
export const FreeUnits: Story = {
  args: { draft: startInvestDraft({ amount: decimal('100'), type: 'Units' }, decimal('0')) },
}

export const Confirming: Story = {
  args: { draft: aDraft({ type: 'invest' }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Halden Biologics · Series A Preferred' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Pending: Story = { args: { draft: aDraft(...sent) } }

/** The price moved while the investor was looking: the new figures want a new confirmation. */
export const PriceChanged: Story = { args: { draft: aRefusal('price_changed', { price: '13.25' }) } }

export const NotYetOpen: Story = { args: { draft: aRefusal('offering_not_open') } }

/** Refused for good: why, and nothing left to press. */
export const Closed: Story = {
  args: { draft: aRefusal('offering_closed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This offering is closed.')
    await expect(canvas.queryByRole('button', { name: 'Invest' })).toBeNull()
  },
}

export const SoldOut: Story = { args: { draft: aRefusal('offering_sold_out', { remaining: '0' }) } }

export const FewUnitsLeft: Story = { args: { draft: aRefusal('offering_sold_out', { remaining: '120' }) } }

export const RoundStale: Story = { args: { draft: aRefusal('round_stale') } }

/** A viewer may look, not invest. */
export const ViewerRole: Story = { args: { draft: aRefusal('not_allowed') } }

export const SuspendedDelegate: Story = { args: { draft: aRefusal('delegate_suspended') } }

export const AmountOutOfRange: Story = {
  args: { draft: aRefusal('amount_out_of_range', { min: '4000', max: '20000' }) },
}

export const UnitsNotWhole: Story = { args: { draft: aRefusal('units_not_whole') } }

/** The view mode: the invested amount. */
export const Invested: Story = {
  args: { draft: aDraft(...sent, { type: 'succeeded', distributionId: 'a-distribution' }) },
}

/** The investor's own open investment was found instead. */
export const AlreadyOpen: Story = {
  args: {
    draft: aDraft(...sent, { type: 'succeeded', distributionId: 'a-distribution', alreadyOpen: true }),
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
