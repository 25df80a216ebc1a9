import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../actions/Button'
import { TextField } from '../fields/text/TextField'
import { Dialog } from '../overlays/Dialog'
import { FormFooter } from './FormFooter'

const meta = {
  title: 'UI/FormFooter',
  component: FormFooter,
  args: {
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormFooter>
export default meta

type Story = StoryObj<typeof meta>

export const WithNote: Story = { args: { note: 'Draft saved' } }

export const WithoutNote: Story = {}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }

/** In a dialog that is longer than the window the buttons are in sight all the same. */
export const InALongDialog: Story = {
  render: (args) => (
    <Dialog title="Add round" placement="end" isOpen onOpenChange={fn()}>
      {Array.from({ length: 20 }, (_, at) => (
        <TextField key={at} label={`Answer ${at + 1}`} value="" onChange={fn()} />
      ))}
      <FormFooter {...args} />
    </Dialog>
  ),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' })
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
