import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StepBar } from './StepBar'

const step = (title: string, status: string) => ({ id: title, title, status })

const eight = [
  step('Suitability', 'complete'),
  step('Accreditation', 'complete'),
  step('Identity', 'complete'),
  step('Investor profile', 'complete'),
  step('Tax form W-9', 'in_progress'),
  step('Sign documents', 'not_started'),
  step('Fund', 'not_started'),
  step('Countersign', 'not_started'),
]

const meta = {
  title: 'UI/StepBar',
  component: StepBar,
  args: {
    steps: [
      step('Suitability', 'complete'),
      step('Accreditation', 'complete'),
      step('Sign documents', 'in_progress'),
      step('Fund', 'not_started'),
      step('Review', 'not_started'),
    ],
    current: 'Sign documents',
  },
} satisfies Meta<typeof StepBar>
export default meta

type Story = StoryObj<typeof meta>

export const Five: Story = {}

export const AllStates: Story = {
  args: {
    steps: [
      step('Suitability', 'complete'),
      step('Accreditation', 'failed'),
      step('Sign documents', 'processing'),
      step('Fund', 'retry'),
      step('Identity', 'restart'),
      step('Tax form', 'retry_limit'),
      step('Review', 'not_started'),
    ],
    current: 'Fund',
  },
}

export const EightScroll: Story = { args: { steps: eight, current: 'Tax form W-9' } }

export const Vertical: Story = { args: { vertical: true } }

export const WithButtons: Story = { args: { onSelect: fn() } }

export const Done: Story = {
  args: { steps: [step('Suitability', 'complete'), step('Sign documents', 'complete')], current: undefined },
}

export const Narrow: Story = { globals: { width: '375' } }

export const LongNames: Story = {
  args: {
    steps: [
      step(
        'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
        'complete',
      ),
      step('Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', 'in_progress'),
      step('Fund', 'not_started'),
    ],
    current: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
}

export const LongNamesNarrow: Story = {
  args: LongNames.args,
  globals: { width: '375' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
