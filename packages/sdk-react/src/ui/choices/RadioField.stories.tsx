import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RadioField } from './RadioField'

const meta = {
  title: 'UI/RadioField',
  component: RadioField,
  args: { label: 'US citizen?', onChange: fn() },
} satisfies Meta<typeof RadioField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: 'yes' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: 'yes', isDisabled: true } }

export const ReadOnly: Story = { args: { value: 'yes', isReadOnly: true } }

export const OtherAnswers: Story = {
  args: { label: 'Amount type', options: [{ value: 'Units' }, { value: 'USD' }], value: 'USD' },
}

export const Stacked: Story = { args: { stack: true } }

export const LongAnswers: Story = {
  globals: { width: '375' },
  args: {
    stack: true,
    options: [
      {
        value:
          'I have earned more than $200,000 in each of the last two years, and expect to do so this year',
      },
      { value: 'None of these' },
    ],
  },
}
