import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from './Inline'

const meta = {
  title: 'UI/Inline',
  component: Inline,
  args: { children: ['One', 'Two', 'Three'].map((word) => <p key={word}>{word}</p>) },
} satisfies Meta<typeof Inline>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const Spread: Story = { args: { spread: true } }

/** Items that do not fit wrap to the next line. */
export const Wrapping: Story = {
  globals: { width: '375' },
  args: { children: Array.from({ length: 12 }, (_, at) => <p key={at}>Series {at + 1}</p>) },
}
