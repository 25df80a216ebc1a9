import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AmountField } from './AmountField'

const meta = {
  title: 'UI/AmountField',
  component: AmountField,
  args: { label: 'Amount (USD)', onChange: fn() },
} satisfies Meta<typeof AmountField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: '25,000.00' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: '25,000.00', isDisabled: true } }

export const ReadOnly: Story = { args: { value: '25,000.00', isReadOnly: true } }

export const VeryLong: Story = {
  globals: { width: '375' },
  args: { value: '1,234,567,890,123,456.12' },
}
