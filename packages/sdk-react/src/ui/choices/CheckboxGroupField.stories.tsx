import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CheckboxGroupField } from './CheckboxGroupField'

const meta = {
  title: 'UI/CheckboxGroupField',
  component: CheckboxGroupField,
  args: {
    label: 'Qualifications',
    onChange: fn(),
    options: [{ value: 'Suitability' }, { value: 'Accreditation' }, { value: 'Identity' }],
  },
} satisfies Meta<typeof CheckboxGroupField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: ['Suitability'] } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: ['Suitability'], isDisabled: true } }

export const ReadOnly: Story = { args: { value: ['Suitability'], isReadOnly: true } }

export const Stacked: Story = { args: { stack: true } }

export const LongAnswers: Story = {
  globals: { width: '375' },
  args: {
    stack: true,
    options: [
      { value: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series' },
      { value: 'None of these' },
    ],
  },
}
