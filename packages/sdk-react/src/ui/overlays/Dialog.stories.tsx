import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Dialog } from './Dialog'
import { Button } from '../actions/Button'
import { SelectField } from '../choices/SelectField'

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: {
    title: 'Confirm investment',
    isOpen: true,
    onOpenChange: fn(),
    children: 'You are investing $25,000.00 in 2,000 units.',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Confirm</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Question: Story = {}

export const Danger: Story = {
  args: {
    title: 'Delete mapped template',
    children: "Are you sure you'd like to delete this?",
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
}

export const Blocking: Story = { args: { isBlocking: true } }

export const WithAField: Story = {
  args: {
    children: <SelectField label="Account" options={[{ value: 'Joint TWROS' }, { value: 'Trust' }]} />,
  },
}

export const Long: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, i) => <p key={i}>Paragraph {i + 1} of a long agreement.</p>),
  },
}
