import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './EmptyState'
import { Button } from '../actions/Button'

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: {},
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const DefaultText: Story = {}

export const OfAPlace: Story = { args: { text: 'No Investments Found' } }

export const WithTheReason: Story = { args: { detail: 'None of your accounts is of this type.' } }

export const WithAction: Story = {
  args: { text: 'No Documents Found.', icon: 'file', action: <Button>Add document</Button> },
}

export const LongWordsNarrow: Story = {
  globals: { width: '375' },
  args: {
    text: 'No investment is of one of these statuses. Choose another status to see the rest of them.',
    action: <Button>Show all</Button>,
  },
}
