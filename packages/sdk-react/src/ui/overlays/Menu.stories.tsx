import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Menu } from './Menu'
import { Button } from '../actions/Button'
import { MenuItem } from './MenuItem'

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    'aria-label': 'Account',
    trigger: <Button icon="more" variant="quiet" aria-label="Account" />,
    children: (
      <>
        <MenuItem icon="swap">Switch Role</MenuItem>
        <MenuItem icon="settings">Settings</MenuItem>
        <MenuItem icon="trash" tone="danger">
          Delete
        </MenuItem>
        <MenuItem icon="logout" isDisabled>
          Logout
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await within(document.body).findByRole('menu')
  },
}
