import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton'

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Short: Story = { args: { width: '40%' } }

export const Heading: Story = { args: { width: '40%', height: '20px' } }
