import { CapstanError } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Card } from '../../ui/layout/Card'
import { FormRows, type FormRowsProps } from './FormRows'
import { contact, contactFields } from '../testing'

const rows = [
  { id: 'a', version: '1', answers: { name: 'Maren', email: 'maren@okafor.test' } },
  { id: 'b', version: '1', answers: { name: 'Bea', email: 'bea@lindqvist.test' } },
]

type ContactRowsProps = Pick<FormRowsProps<typeof contactFields>, 'rows' | 'onSave' | 'onDelete' | 'onCreate'>

function ContactRows(props: ContactRowsProps) {
  return (
    <Card>
      <FormRows
        {...props}
        aria-label="Contacts"
        fields={contactFields}
        nameOf={({ answers }) => String(answers.name)}
        addLabel="Add a contact"
      >
        <contact.Field name="name" />
        <contact.Field name="email" />
      </FormRows>
    </Card>
  )
}

const done = () => fn(async () => undefined)

const meta = {
  title: 'Forms/FormRows',
  component: ContactRows,
  args: { rows, onSave: done(), onDelete: done(), onCreate: done() },
} satisfies Meta<typeof ContactRows>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Read: Story = {}

/** A viewer sees the rows and no buttons. */
export const ReadOnly: Story = {
  args: { onSave: undefined, onDelete: undefined, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const None: Story = { args: { rows: [] } }

/** Opened by keyboard: focus is in the first field, and back on the button after Escape. */
export const Editing: Story = {
  play: async (context) => {
    await openByKeyboard(context, 'Edit Maren')
    await inNameField(context)
    await context.userEvent.keyboard('{Escape}')
    await onButton(context, 'Edit Maren')
    await context.userEvent.keyboard('{Enter}')
    await inNameField(context)
  },
}

export const EditingNarrow: Story = {
  ...Editing,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** A change is being sent. */
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    await openByKeyboard(context, 'Edit Maren')
    await inNameField(context)
    await context.userEvent.keyboard(' Okafor{Enter}')
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toBeVisible()
    await waitFor(() => expect(states(context)).toEqual(['create', 'read', 'read']))
  },
}

/** Entered and refused: focus is on the platform's message, and the input is still there. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.reject(notYours())) },
  play: async (context) => {
    await openByKeyboard(context, 'Edit Maren')
    await inNameField(context)
    // Changed, not typed: the events of a test ask React to work while it draws, which those of a browser never do.
    await fireEvent.change(nameField(context), { target: { value: 'Maren!' } })
    await context.userEvent.keyboard('{Enter}')
    const notice = await context.canvas.findByRole('group', { name: 'Not yours.' })
    await waitFor(() => expect(notice).toHaveFocus())
    await waitFor(() => expect(states(context)).toEqual(['edit', 'read', 'read']))
    await expect(nameField(context)).toHaveValue('Maren!')
    await expect(context.args.onSave).toHaveBeenCalledOnce()
  },
}

/** A row of its own, below the others. */
export const Adding: Story = {
  play: async (context) => {
    await openByKeyboard(context, 'Add a contact')
    await inNameField(context)
  },
}

/** Nothing is sent before every answer is valid. */
export const AddingTooLittle: Story = {
  play: async (context) => {
    await Adding.play?.(context)
    await context.userEvent.keyboard('{Enter}')
    const summary = await context.canvas.findByRole('group', { name: /Please correct/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(context.args.onCreate).not.toHaveBeenCalled()
  },
}

/** Deleted by keyboard: focus is on Undo, and nothing is sent for as long as it is there. */
export const Deleted: Story = {
  play: async (context) => {
    await openByKeyboard(context, 'Delete Bea')
    await expect(context.canvas.getByText('Bea deleted.')).toBeVisible()
    await onButton(context, 'Undo')
    await expect(context.args.onDelete).not.toHaveBeenCalled()
  },
}

export const DeletedNarrow: Story = {
  ...Deleted,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** Brought back. */
export const Undone: Story = {
  play: async (context) => {
    await Deleted.play?.(context)
    await context.userEvent.keyboard('{Enter}')
    await onButton(context, 'Edit Bea')
    await expect(context.args.onDelete).not.toHaveBeenCalled()
  },
}

/** It could no longer be undone, and the platform refused. */
export const DeleteRefused: Story = {
  args: { onDelete: fn(() => Promise.reject(notYours())) },
  play: async (context) => {
    await Deleted.play?.(context)
    context.canvas.getByRole('button', { name: 'Undo' }).blur()
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Not yours.'))
    await expect(states(context)).toEqual(['read', 'error', 'read'])
  },
}

async function openByKeyboard({ canvas, userEvent }: Context, name: string) {
  canvas.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

/** Waits until the first field of the opened form has focus: its code loads when a row is opened for the first time. */
const inNameField = (context: Context) => waitFor(() => expect(nameField(context)).toHaveFocus())

const onButton = ({ canvas }: Context, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())

const nameField = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Name' })

const states = ({ canvas }: Context) =>
  canvas.getAllByRole('listitem').map((item) => item.getAttribute('data-status'))

function notYours() {
  return new CapstanError('not_allowed', { message: 'Not yours.' })
}
