import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner'

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  args: {},
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Dense: Story = { args: { dense: true } }

export const WithItsOwnWords: Story = { args: { label: 'Processing' } }
