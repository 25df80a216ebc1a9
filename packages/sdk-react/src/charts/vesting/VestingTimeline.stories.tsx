import { addMonths } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../ui/layout/Card'
import { VestingTimeline } from './VestingTimeline'

const startsOn = '2025-06-30'

/** Returns the units that vest month by month from the cliff on, as the core's `vestingEvents` does. */
function stepsOf(units: number, periods: number, cliff: number) {
  const vestedBy = (period: number) => Math.floor((units * period) / periods)
  return Array.from({ length: periods - cliff + 1 }, (_, at) => ({
    vestsOn: addMonths(startsOn, cliff + at),
    units: String(vestedBy(cliff + at) - (at === 0 ? 0 : vestedBy(cliff + at - 1))),
  }))
}

const meta = {
  title: 'Charts/VestingTimeline',
  component: VestingTimeline,
  decorators: [
    (Story) => (
      <Card title="Vesting">
        <Story />
      </Card>
    ),
  ],
  args: {
    'aria-label': 'Vesting of Halden Biologics Preferred',
    startsOn,
    cliff: 6,
    steps: stepsOf(4000, 36, 6),
    asOf: '2026-11-21',
  },
} satisfies Meta<typeof VestingTimeline>
export default meta

type Story = StoryObj<typeof meta>

/** Tab moves to the next step to vest; the arrow keys move on and back. */
export const Vesting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const next = 'November 30th 2026: 111 to vest, 1,888 of 4,000 by then'
    await expect(canvas.getByRole('img', { name: next })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    const last = 'October 30th 2026: 111 vested, 1,777 of 4,000 by then'
    await expect(canvas.getByRole('img', { name: last })).toHaveFocus()
    await expect(canvas.getByText(last)).toBeVisible()
  },
}

export const TableShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(await canvas.findByRole('row', { name: '12/30/2025 666 666' })).toBeVisible()
  },
}

export const BeforeTheCliff: Story = { args: { asOf: '2025-09-01' } }

export const FullyVested: Story = { args: { asOf: '2029-01-01' } }

/** Everything at once, as a cliff of all periods has it. */
export const OneStep: Story = {
  args: { cliff: 12, steps: [{ vestsOn: '2026-06-30', units: '4000' }], asOf: '2026-01-15' },
}

/** Ten years, month by month. */
export const Long: Story = {
  args: {
    steps: stepsOf(250_000, 120, 12),
    cliff: 12,
  },
}

export const FromTheRight: Story = { tags: ['variant'], globals: { language: 'rightToLeft' } }

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }

export const NoSchedule: Story = { args: { steps: [] } }
