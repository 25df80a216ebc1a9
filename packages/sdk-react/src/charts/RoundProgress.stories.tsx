import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../ui/layout/Card'
import { RoundProgress } from './RoundProgress'

const meta = {
  title: 'Charts/RoundProgress',
  component: RoundProgress,
  decorators: [
    (Story) => (
      <Card title="Recent Capital Summary">
        <Story />
      </Card>
    ),
  ],
  args: {
    'aria-label': 'Capital of Series B',
    total: '10000000',
    raised: '3590000',
    reserved: '1240000.5',
  },
} satisfies Meta<typeof RoundProgress>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('img', { name: 'Reserved: $1,240,000.50 · 12.40%' })).toHaveFocus()
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(await canvas.findByRole('row', { name: 'Available $5,169,999.50 51.70%' })).toBeVisible()
  },
}

export const NothingRaised: Story = { args: { raised: '0', reserved: '0' } }

export const Full: Story = { args: { raised: '10000000', reserved: '0' } }

/** The amount over the total stands beyond a line. */
export const Oversubscribed: Story = { args: { raised: '9000000', reserved: '3500000' } }

export const WithoutTotal: Story = { args: { total: '0', raised: '0', reserved: '0' } }

export const Narrow: Story = { ...Oversubscribed, tags: ['variant'], globals: { width: '375' } }
