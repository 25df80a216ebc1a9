import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepStatusView } from './StepStatusView'

const meta = {
  title: 'Steps/StepStatusView',
  component: StepStatusView,
  args: { step: { status: 'processing' } },
} satisfies Meta<typeof StepStatusView>
export default meta

type Story = StoryObj<typeof meta>

export const Processing: Story = {}

export const Complete: Story = { args: { step: { status: 'complete' } } }

export const Retry: Story = { args: { step: { status: 'retry' } } }

/** The provider says why. */
export const RetryWithReason: Story = {
  args: { step: { status: 'retry', outputData: { error: 'The picture of the document is not sharp.' } } },
}

export const Restart: Story = { args: { step: { status: 'restart' } } }

export const RetryLimit: Story = { args: { step: { status: 'retry_limit' } } }

export const Failed: Story = { args: { step: { status: 'failed' } } }

/** Nothing to say of a step nobody has begun. */
export const NotStarted: Story = { args: { step: { status: 'not_started' } } }
