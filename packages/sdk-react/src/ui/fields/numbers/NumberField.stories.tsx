import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NumberField } from './NumberField'

const meta = {
  title: 'UI/NumberField',
  component: NumberField,
  args: { label: 'Units', onChange: fn() },
} satisfies Meta<typeof NumberField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: '2,000' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: '2,000', isDisabled: true } }

export const ReadOnly: Story = { args: { value: '2,000', isReadOnly: true } }

export const Units: Story = { args: { value: '2,000', suffix: 'units', keep: 'integer' } }

export const VeryLong: Story = {
  globals: { width: '375' },
  args: { value: '1,234,567,890,123,456.123456789012345678', suffix: 'units' },
}
