import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { TypeaheadField } from './TypeaheadField'

const meta = {
  title: 'UI/TypeaheadField',
  component: TypeaheadField,
  args: {
    label: 'Country',
    onChange: fn(),
    options: [
      { value: 'US', label: 'United States' },
      { value: 'GB', label: 'United Kingdom' },
      { value: 'NO', label: 'Norway' },
    ],
  },
} satisfies Meta<typeof TypeaheadField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: 'US' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: 'US', isDisabled: true } }

export const ReadOnly: Story = { args: { value: 'US', isReadOnly: true } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'uni')
    await within(document.body).findByRole('listbox')
  },
}

/** Opened as a dropdown is; each answer with a sentence that describes it. */
export const WithSentences: Story = {
  // Speech input chooses an answer by its first line, its name; axe takes the sentence below for a part of it.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  args: {
    label: 'Investor Type',
    opensOnPress: true,
    options: [
      { value: 'Estate', description: 'The property of a person who has died, until it is passed on.' },
      { value: 'Individual', description: 'One person who invests in their own name.' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await within(document.body).findByRole('listbox')
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz')
    await within(document.body).findByText('Nothing found')
  },
}

export const LongAnswer: Story = {
  globals: { width: '375' },
  args: {
    value: 'GB',
    options: [{ value: 'GB', label: 'United Kingdom of Great Britain and Northern Ireland (the)' }],
  },
}
