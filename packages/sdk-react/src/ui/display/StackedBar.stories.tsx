import type { Meta, StoryObj } from '@storybook/react-vite'
import { StackedBar } from './StackedBar'

const meta = {
  title: 'UI/StackedBar',
  component: StackedBar,
  args: {
    'aria-label': 'Portfolio by asset',
    parts: [
      { label: 'Halden Biologics Preferred', percent: 48, text: '$48,000.00' },
      { label: 'Cinder Peak Senior Notes', percent: 30, text: '$30,000.00' },
      { label: 'Solvay Street Opportunity Fund', percent: 18, text: '$18,000.00' },
      { label: 'Others', percent: 4, text: '$4,000.00' },
    ],
  },
} satisfies Meta<typeof StackedBar>
export default meta

type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const One: Story = { args: { parts: [{ label: 'Deployed', percent: 100 }] } }

export const LongNames: Story = {
  globals: { width: '375' },
  args: {
    parts: [
      {
        label: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
        percent: 99.5,
        text: '$1,234,567,890.00',
      },
      { label: 'Others', percent: 0.5, text: '$6,203,858.74' },
    ],
  },
}

/** As many as have colours of their own. */
export const Eight: Story = {
  args: {
    parts: Array.from({ length: 8 }, (_, at) => ({ label: `Series ${at + 1}`, percent: 12.5 })),
  },
}
