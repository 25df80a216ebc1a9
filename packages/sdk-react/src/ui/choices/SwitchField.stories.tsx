import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SwitchField } from './SwitchField'

const meta = {
  title: 'UI/SwitchField',
  component: SwitchField,
  args: { label: 'Different mailing address', onChange: fn() },
} satisfies Meta<typeof SwitchField>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {}

export const On: Story = { args: { value: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledOn: Story = { args: { isDisabled: true, value: true } }

export const ReadOnly: Story = { args: { isReadOnly: true, value: true } }

export const LongWords: Story = {
  globals: { width: '375' },
  args: { label: 'Send the documents of this account to another address than the legal one' },
}
