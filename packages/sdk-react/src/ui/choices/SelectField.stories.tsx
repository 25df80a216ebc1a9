import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { SelectField } from './SelectField'

const meta = {
  title: 'UI/SelectField',
  component: SelectField,
  args: {
    label: 'Type',
    onChange: fn(),
    options: [{ value: 'Individual' }, { value: 'Joint TWROS' }, { value: 'Trust', detail: 'Entity' }],
  },
} satisfies Meta<typeof SelectField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: 'Trust' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: 'Trust', isDisabled: true } }

export const ReadOnly: Story = { args: { value: 'Trust', isReadOnly: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await within(document.body).findByRole('listbox')
  },
}

export const OpenWithoutOptions: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await within(document.body).findByText('None found')
  },
}

export const LongAnswer: Story = {
  globals: { width: '375' },
  args: {
    value: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
    options: [
      { value: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series' },
    ],
  },
}

export const OpenWithManyOptions: Story = {
  args: { options: Array.from({ length: 60 }, (_, at) => ({ value: `Tidewater Timber Fund ${at + 1}` })) },
  play: Open.play,
}
