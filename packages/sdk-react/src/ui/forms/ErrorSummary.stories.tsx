import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from './ErrorSummary'

const meta = {
  title: 'UI/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'a', message: 'Name is required.' },
      { fieldId: 'b', message: 'Tax id is not valid.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {}

export const OneIsSaidBesideItsField: Story = {
  args: { errors: [{ fieldId: 'a', message: 'Name is required.' }] },
}

export const LongMessagesNarrow: Story = {
  globals: { width: '375' },
  args: {
    errors: [
      {
        fieldId: 'a',
        message: 'Enter an email address, for example name@example.com, so that we can write to you.',
      },
      { fieldId: 'b', message: 'Tax id is not valid.' },
    ],
  },
}
