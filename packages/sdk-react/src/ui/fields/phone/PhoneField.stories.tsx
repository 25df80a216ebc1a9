import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PhoneField } from './PhoneField'

const meta = {
  title: 'UI/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', onChange: fn() },
} satisfies Meta<typeof PhoneField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: '+12125550188' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

/** An extension is not part of a number: it stays as typed, and the field says so. */
export const WithAnExtension: Story = {
  args: { value: '+12125550188ext5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A phone number has no “e”.')
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeInvalid()
  },
}

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: '+12125550188', isDisabled: true } }

export const ReadOnly: Story = { args: { value: '+12125550188', isReadOnly: true } }
