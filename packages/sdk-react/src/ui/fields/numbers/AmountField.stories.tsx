import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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

/** Beside a currency, it also looks like a read-only field. */
export const ReadOnly: Story = {
  args: { value: '25,000.00', isReadOnly: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox').parentElement ?? document.body
    const ground = document.createElement('i')
    ground.style.background = 'var(--capstan-surface-sunken)'
    control.append(ground)
    await expect(getComputedStyle(control).backgroundColor).toBe(getComputedStyle(ground).backgroundColor)
    ground.remove()
  },
}

export const VeryLong: Story = {
  globals: { width: '375' },
  args: { value: '1,234,567,890,123,456.12' },
}
