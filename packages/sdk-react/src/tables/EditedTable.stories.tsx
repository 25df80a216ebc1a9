import { CapstanError } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../ui/layout/Card'
import { DataTable } from './DataTable'
import { editRows } from './editRows'
import { people, peopleColumns, personFields, personId, type Person } from './testing'
import type { EditRowsOptions } from './TableEdit'

type PeopleTableProps = Pick<
  EditRowsOptions<Person, typeof personFields>,
  'onSave' | 'onDelete' | 'onCreate'
> & { rows: readonly Person[] }

function PeopleTable({ rows, ...can }: PeopleTableProps) {
  return (
    <Card flush title="Directors">
      <DataTable
        aria-label="Directors"
        table={{
          columns: peopleColumns,
          idOf: personId,
          edit: editRows({
            ...can,
            fields: personFields,
            recordOf: ({ name, units }) => ({ version: '1', answers: { name, units } }),
            nameOf: ({ name }) => name,
            addLabel: 'Add a director',
          }),
        }}
        rows={{ status: 'ready', data: rows }}
        empty="No directors yet."
      />
    </Card>
  )
}

const done = () => fn(async () => undefined)

const meta = {
  title: 'Tables/EditedTable',
  component: PeopleTable,
  args: { rows: people, onSave: done(), onDelete: done(), onCreate: done() },
} satisfies Meta<typeof PeopleTable>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Read: Story = {}

/** A viewer reads the rows, and there is no column of buttons. */
export const ReadOnly: Story = {
  args: { onSave: undefined, onDelete: undefined, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
  },
}

export const None: Story = { args: { rows: [] } }

/** Opened by key: focus is in the first field, and back on the button after Escape. */
export const Editing: Story = {
  play: async (context) => {
    await pressByKey(context, 'Edit Maren Okafor')
    await inNameField(context)
    await context.userEvent.keyboard('{Escape}')
    await onButton(context, 'Edit Maren Okafor')
    await context.userEvent.keyboard('{Enter}')
    await inNameField(context)
    await expect(states(context)).toEqual(['edit', 'read', 'read'])
  },
}

/** A change is being sent. */
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    await pressByKey(context, 'Edit Maren Okafor')
    await inNameField(context)
    await context.userEvent.keyboard(' Lind{Enter}')
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toBeVisible()
    await waitFor(() => expect(states(context)).toEqual(['create', 'read', 'read']))
  },
}

/** A row of its own, below the others. */
export const Adding: Story = {
  play: async (context) => {
    await pressByKey(context, 'Add a director')
    await inNameField(context)
  },
}

/** It is on its way, and cannot be taken back meanwhile. */
export const AddingOnItsWay: Story = {
  args: { rows: [], onCreate: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    await Adding.play?.(context)
    await context.userEvent.keyboard('Ines')
    await context.userEvent.tab()
    await context.userEvent.keyboard('400{Enter}')
    await expect(await context.canvas.findByRole('button', { name: /^Saving/ })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}

/** Deleted by key: focus is on Undo, and nothing is sent for as long as it is there. */
export const Deleted: Story = {
  play: async (context) => {
    await pressByKey(context, 'Delete Bea Lindqvist')
    await expect(context.canvas.getByText('Bea Lindqvist deleted.')).toBeVisible()
    await onButton(context, 'Undo')
    await expect(states(context)).toEqual(['read', 'delete', 'read'])
    await expect(context.args.onDelete).not.toHaveBeenCalled()
  },
}

/** It could no longer be undone, and the platform refused: its message is shown below the row. */
export const DeleteRefused: Story = {
  args: { onDelete: fn(() => Promise.reject(new CapstanError('not_allowed', { message: 'Not yours.' }))) },
  play: async (context) => {
    await Deleted.play?.(context)
    context.canvas.getByRole('button', { name: 'Undo' }).blur()
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Not yours.'))
    await expect(states(context)).toEqual(['read', 'error', 'read'])
  },
}

export const EditingNarrow: Story = {
  ...Editing,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

export const DeletedNarrow: Story = { ...Deleted, tags: ['variant'], globals: { width: '375' } }

async function pressByKey({ canvas, userEvent }: Context, name: string) {
  canvas.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

/** Waits until the first field of the opened form has focus: its code loads when a row is opened for the first time. */
const inNameField = (context: Context) => waitFor(() => expect(nameField(context)).toHaveFocus())

const onButton = ({ canvas }: Context, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())

const nameField = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Name' })

const states = ({ canvasElement }: Context) =>
  [...canvasElement.querySelectorAll('tbody > [data-status]')].map((row) => row.getAttribute('data-status'))
