import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepStatusView } from './StepStatusView'

const meta = {
  title: 'Advanced/Steps/StepStatusView',
  id: 'steps-stepstatusview',
  component: StepStatusView,
  args: { step: { status: 'processing' } },
} satisfies Meta<typeof StepStatusView>
export default meta

type Story = StoryObj<typeof meta>

export const Processing: Story = {}

export const Complete: Story = { args: { step: { status: 'complete' } } }

export const Retry: Story = { args: { step: { status: 'retry' } } }

/** The provider gives the reason. */
export const RetryWithReason: Story = {
  args: { step: { status: 'retry', outputData: { error: 'The picture of the document is not sharp.' } } },
}

export const Restart: Story = { args: { step: { status: 'restart' } } }

export const RetryLimit: Story = { args: { step: { status: 'retry_limit' } } }

export const Failed: Story = { args: { step: { status: 'failed' } } }

/** The reader declined: the message is translated, followed by the reader's own reason. */
export const Declined: Story = {
  args: {
    step: {
      status: 'failed',
      outputData: {
        code: 'declined_to_sign',
        error: 'You declined to sign.',
        reason: 'Mein Name ist falsch geschrieben.',
      },
    },
  },
  globals: { language: 'german' },
  play: async ({ canvas }) => {
    const text = 'Sie haben die Unterschrift abgelehnt. Ihr Grund: Mein Name ist falsch geschrieben.'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

/** A step that has not started has no status message. */
export const NotStarted: Story = { args: { step: { status: 'not_started' } } }
