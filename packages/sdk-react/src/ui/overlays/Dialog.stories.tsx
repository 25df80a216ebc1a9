import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Dialog } from './Dialog'
import { DialogFoot } from './DialogFoot'
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

/** Content that is too wide scrolls inside the dialog; the close button and the footer stay within the window. */
export const AtTheEnd: Story = {
  args: {
    placement: 'end',
    children: (
      <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="A wide table">
        <div style={{ width: 900 }}>A wide table.</div>
      </div>
    ),
  },
  play: async () => {
    const { right } = (await screen.findByRole('dialog')).getBoundingClientRect()
    for (const name of ['Close', 'Cancel', 'Confirm'])
      await expect(screen.getByRole('button', { name }).getBoundingClientRect().right).toBeLessThan(right)
  },
}

export const WideAtTheEnd: Story = { ...AtTheEnd, args: { ...AtTheEnd.args, isWide: true } }

/** Buttons of its content stick to its lower edge: nothing shows below them. */
export const LongWithButtons: Story = {
  args: {
    footer: undefined,
    children: (
      <>
        {Long.args?.children}
        <DialogFoot>
          <span>2 selected</span>
          <Button>Cancel</Button>
          <Button variant="primary">Issue 2</Button>
        </DialogFoot>
      </>
    ),
  },
  play: async () => {
    const foot = (await screen.findByText('2 selected')).parentElement?.getBoundingClientRect()
    const dialog = screen.getByRole('dialog').getBoundingClientRect()
    await expect(Math.abs(dialog.bottom - (foot?.bottom ?? 0))).toBeLessThanOrEqual(2)
  },
}

/** Content that arrives later scrolls too, and the keyboard can reach it. */
export const LongLater: Story = {
  render: function LongLater(args) {
    const [isThere, setIsThere] = useState(false)
    return (
      <Dialog {...args} footer={<Button onPress={() => setIsThere(true)}>Show</Button>}>
        <div>{isThere && Long.args?.children}</div>
      </Dialog>
    )
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
    const first = await screen.findByText('Paragraph 1 of a long agreement.')
    await waitFor(() => expect(first.closest('.capstan-dialog-body')).toHaveAttribute('tabindex', '0'))
  },
}
