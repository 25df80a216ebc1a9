import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PlatformTypesView } from './PlatformTypes'

const types = {
  assets: [
    { type: 'Debt', accountingType: 'Debt', version: '1' },
    { type: 'Equity', accountingType: 'Equity', version: '1' },
    { type: 'Fund', accountingType: 'Fund', version: '1' },
  ],
  investors: [
    { id: 1, type: 'Individual', minParties: 1, maxParties: 1, version: '1' },
    { id: 6, type: 'Revocable Trust', minParties: 1, maxParties: null, version: '1' },
  ],
  questions: [
    { id: 1, name: 'Text', kind: 'string', pattern: null, version: '1' },
    { id: 8, name: 'US ZIP code', kind: 'string', pattern: '^\\d{5}(?:|-\\d{4})$', version: '3' },
    { id: 5, name: 'Date', kind: 'date', pattern: null, version: '1' },
  ],
  integrations: [
    { type: 'signing', name: 'Signing', isForInvestors: false, version: '1' },
    { type: 'portfolio', name: 'Portfolio', isForInvestors: true, version: '1' },
  ],
}

const done = () => fn(async () => undefined)

const meta = {
  title: 'Administration/PlatformTypes',
  component: PlatformTypesView,
  args: { types, actions: { add: done(), save: done() } },
} satisfies Meta<typeof PlatformTypesView>
export default meta

type Story = StoryObj<typeof meta>

/** The tables with their counts, beside the open one. */
export const Assets: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Asset types/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /^Integration types/ }))
    await expect(canvas.getByRole('heading', { name: 'Integration types' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const Investors: Story = { args: { table: 'investors' } }

export const Questions: Story = { args: { table: 'questions' } }

export const QuestionsNarrow: Story = {
  args: { table: 'questions' },
  globals: { width: '375', theme: 'dark' },
}

export const ReadOnly: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add type' })).toBeNull()
  },
}

/** A pattern that could take too long is refused before it is sent. */
export const DangerousPattern: Story = {
  args: { table: 'questions' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Text' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Text' }))
    const pattern = dialog.getByRole('textbox', { name: /Pattern/ })
    await userEvent.type(pattern, '^(\\d+)+$')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(pattern).toBeInvalid())
    await expect(args.actions?.save).not.toHaveBeenCalled()
  },
}

/** Two types cannot have the same name, ignoring case. */
export const NameTaken: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add type' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add type' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Type/ }), 'debt')
    await userEvent.click(dialog.getByRole('combobox', { name: /Accounting/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Debt' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add type' }))
    await dialog.findAllByText('A type with this name exists already.')
    await expect(args.actions?.add).not.toHaveBeenCalled()
  },
}
