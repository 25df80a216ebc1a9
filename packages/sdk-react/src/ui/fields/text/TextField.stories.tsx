import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from './TextField'

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Account name', onChange: fn() },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: 'Halden Biologics, Inc.' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

/** The explanation is open. */
export const Explained: Story = {
  args: { explanation: 'The name the account is registered under.', description: 'Help stands below.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does this mean: Account name' }))
  },
}

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: 'Halden Biologics, Inc.', isDisabled: true } }

export const ReadOnly: Story = { args: { value: 'Halden Biologics, Inc.', isReadOnly: true } }

export const WithAffixes: Story = { args: { value: '8.25', prefix: 'from', suffix: '%', numeric: true } }

export const Placeholder: Story = { args: { placeholder: 'name@example.com' } }

export const LongError: Story = {
  args: {
    value: 'bea.lindqvist@',
    error:
      'Enter an email address, for example name@example.com, so that we can send the documents of this investment to you.',
  },
}

/** A name without a blank breaks: it is no wider than its field. */
export const LongHelp: Story = {
  globals: { width: '375' },
  args: {
    description:
      'Authorized for Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
  },
  play: async ({ canvas }) => {
    const message = canvas.getByText(/^Authorized for/).parentElement
    await expect(message?.scrollWidth).toBe(message?.clientWidth)
  },
}

export const LongValue: Story = {
  globals: { width: '375' },
  args: { value: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series' },
}
