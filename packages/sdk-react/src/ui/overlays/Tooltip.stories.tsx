import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Tooltip } from './Tooltip'
import { Button } from '../actions/Button'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: '0.0999999999999990', children: <Button>0.10</Button> },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await within(document.body).findByRole('tooltip')
  },
}

export const LongWords: Story = {
  args: { text: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series' },
  play: Open.play,
}
