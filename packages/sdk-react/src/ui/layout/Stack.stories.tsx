import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from './Stack'

const meta = {
  title: 'UI/Stack',
  component: Stack,
  args: { children: ['One', 'Two', 'Three'].map((word) => <p key={word}>{word}</p>) },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Tight: Story = { args: { gap: 1 } }
