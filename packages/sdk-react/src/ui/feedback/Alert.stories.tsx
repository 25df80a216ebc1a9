import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Alert } from './Alert'
import { Button } from '../actions/Button'

const meta = {
  title: 'UI/Alert',
  component: Alert,
  args: { children: 'Your most recent answers will be auto-filled.' },
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}

export const Neutral: Story = {
  args: { tone: 'neutral', children: 'A note with no urgency. The one to use inside an embed.' },
}

export const Success: Story = {
  args: { tone: 'success', children: undefined, autoHide: false, onClose: fn() },
}

export const Warning: Story = { args: { tone: 'warning', children: 'The price changed after it was shown.' } }

export const Danger: Story = { args: { tone: 'danger', children: undefined } }

export const WithTitle: Story = {
  args: { tone: 'danger', title: 'The account was not set up', children: 'Tax id is not valid.' },
}

export const WithAction: Story = {
  args: { tone: 'danger', children: undefined, action: <Button dense>Retry</Button> },
}

export const LongWordsNarrow: Story = {
  globals: { width: '375' },
  args: {
    tone: 'warning',
    title: 'The price changed after it was shown',
    children:
      'It is $13.25 now. Look at the new total before you confirm; nothing was sent with the old one.',
    action: <Button dense>Look again</Button>,
    onClose: fn(),
  },
}
