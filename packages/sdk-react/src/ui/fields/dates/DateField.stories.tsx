import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { DateField } from './DateField'

const meta = {
  title: 'UI/DateField',
  component: DateField,
  args: { label: 'Date of birth', onChange: fn() },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { value: '2026-11-21' } }

export const Empty: Story = {}

export const WithHelp: Story = { args: { description: 'Help stands below.' } }

export const WithError: Story = { args: { error: 'Enter an answer.' } }

export const Optional: Story = { args: { optional: true } }

export const Disabled: Story = { args: { value: '2026-11-21', isDisabled: true } }

export const ReadOnly: Story = { args: { value: '2026-11-21', isReadOnly: true } }

export const Open: Story = {
  args: { value: '2026-11-21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await within(document.body).findByRole('grid')
  },
}

/** A day the calendar does not offer. */
export const TooLate: Story = {
  args: { value: '2031-01-01', maxDay: '2026-11-21', error: 'Date of birth cannot be in the future.' },
}

export const Narrow: Story = { globals: { width: '375' }, args: { value: '2026-11-21' } }
