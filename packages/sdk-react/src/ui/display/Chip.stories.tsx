import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip'

const meta = {
  title: 'UI/Chip',
  component: Chip,
  args: { children: 'Drafted', icon: 'circle-dashed' },
} satisfies Meta<typeof Chip>
export default meta

type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Info: Story = { args: { tone: 'info', icon: 'circle-half' } }

export const Success: Story = { args: { tone: 'success', icon: 'check-circle' } }

export const Warning: Story = { args: { tone: 'warning', icon: 'clock' } }

export const Danger: Story = { args: { tone: 'danger', icon: 'x-circle' } }

export const LongWords: Story = {
  globals: { width: '375' },
  args: { children: 'Waiting for the countersignature of the transfer agent in Halifax' },
}
