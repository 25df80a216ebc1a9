import type { Meta, StoryObj } from '@storybook/react-vite'
import { State } from './State'
import { Button } from '../actions/Button'

const meta = {
  title: 'UI/State',
  component: State,
  args: { icon: 'clock', children: 'Waiting' },
} satisfies Meta<typeof State>
export default meta

type Story = StoryObj<typeof meta>

export const NotActive: Story = {
  args: { icon: 'clock', children: 'This step is not active.', action: <Button>Go to active step</Button> },
}

export const Processing: Story = { args: { icon: 'loader', spin: true, children: 'Step is processing.' } }

export const Failed: Story = {
  args: {
    icon: 'error',
    tone: 'danger',
    children: 'Failed to complete step. Please contact your issuer for assistance.',
  },
}

export const Done: Story = {
  args: {
    icon: 'check-circle',
    tone: 'success',
    children: 'Congratulations! You have completed all of your investment qualifications...',
    action: <Button variant="primary">Go to portfolio</Button>,
  },
}

export const WithDetail: Story = {
  args: {
    icon: 'clock',
    children: 'Waiting for the signing provider',
    detail: 'This takes a minute or two.',
  },
}

export const Narrow: Story = { ...Done, tags: ['variant'], globals: { width: '375' } }
