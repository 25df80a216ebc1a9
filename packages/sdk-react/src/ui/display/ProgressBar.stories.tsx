import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar'

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  args: { 'aria-label': 'Paid in', percent: 36 },
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Part: Story = {}

export const Full: Story = { args: { percent: 100, tone: 'success' } }

export const Failed: Story = { args: { percent: 62, tone: 'danger' } }

export const Unknown: Story = { args: { percent: undefined } }

export const Nothing: Story = { args: { percent: 0 } }
