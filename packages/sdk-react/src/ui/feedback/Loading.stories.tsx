import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading } from './Loading'

const meta = {
  title: 'UI/Loading',
  component: Loading,
  args: {},
} satisfies Meta<typeof Loading>
export default meta

type Story = StoryObj<typeof meta>

export const Visible: Story = {}

export const Waiting: Story = { args: { visible: false } }
