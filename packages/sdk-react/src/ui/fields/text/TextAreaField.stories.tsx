import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextAreaField } from './TextAreaField'

const meta = {
  title: 'UI/TextAreaField',
  component: TextAreaField,
  args: { label: 'Note', onChange: fn() },
} satisfies Meta<typeof TextAreaField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: 'Confirmed with counsel.' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: 'Confirmed with counsel.', isDisabled: true } }

export const ReadOnly: Story = { args: { value: 'Confirmed with counsel.', isReadOnly: true } }

export const Long: Story = {
  args: { value: 'Confirmed with counsel, who asked for the second series to be named as well. '.repeat(20) },
}
