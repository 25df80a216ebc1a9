import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { CopyButton } from './CopyButton'

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: { text: 'HAL-2026-0042', 'aria-label': 'Copy the reference' },
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

export const Icon: Story = {}

export const Words: Story = { args: { 'aria-label': undefined, children: 'Copy reference' } }

/** A browser may allow or deny copying: either result is announced. */
export const Pressed: Story = {
  args: { said: 'Copied: Reference' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect((await screen.findAllByText(/^Copied: Reference$|did not allow copying/))[0]).toBeVisible()
  },
}
