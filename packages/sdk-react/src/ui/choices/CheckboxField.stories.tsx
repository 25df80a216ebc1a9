import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CheckboxField } from './CheckboxField'

const meta = {
  title: 'UI/CheckboxField',
  component: CheckboxField,
  args: { label: 'I agree to the terms', onChange: fn() },
} satisfies Meta<typeof CheckboxField>
export default meta

type Story = StoryObj<typeof meta>

export const Checked: Story = { args: { value: true } }

export const Unchecked: Story = {}

export const Some: Story = { args: { isIndeterminate: true } }

export const WithHelp: Story = { args: { description: 'You can withdraw this at any time.' } }

export const WithError: Story = { args: { error: 'Please confirm.' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledChecked: Story = { args: { isDisabled: true, value: true } }

export const ReadOnly: Story = { args: { isReadOnly: true, value: true } }

export const LongWords: Story = {
  args: {
    label:
      'Under penalties of perjury, I certify that the number shown is my correct taxpayer identification number and that I am not subject to backup withholding.',
  },
}

export const LongWordsNarrow: Story = { args: LongWords.args, globals: { width: '375' } }
