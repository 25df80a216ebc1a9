import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar'

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Maren Okafor' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const First: Story = {}

export const Second: Story = { args: { index: 1 } }

export const Third: Story = { args: { index: 2 } }

export const Fourth: Story = { args: { index: 3 } }

export const Fifth: Story = { args: { index: 4 } }

export const Large: Story = { args: { large: true } }

export const OneWord: Story = { args: { name: 'Ko' } }

/** A sign is not a word, and a letter may be more than one code unit. */
export const Signs: Story = {
  args: { name: '& «Larch» & 𝒵oom Ltd' },
  play: async ({ canvas }) => {
    await canvas.findByText('L𝒵')
  },
}

export const WithoutName: Story = { args: { name: '' } }
