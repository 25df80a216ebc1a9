import { CapstanError } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Card } from '../ui/layout/Card'
import { contact } from './testing'

type Save = Parameters<typeof contact.RecordForm>[0]['onSave']

const opened = { version: '1', answers: { name: 'Maren', email: 'maren@okafor.test', born: '1984-09-03' } }
const newer = { version: '2', answers: { ...opened.answers, name: 'M. Okafor', email: 'new@okafor.test' } }

/** A record that another user changes while it is saved; `newer` is the record after that. */
function ContactForm({
  onSave,
  onDone,
  becomes,
}: {
  onSave: Save
  onDone: () => void
  becomes?: typeof opened
}) {
  const [record, setRecord] = useState(opened)
  const save: Save = (...about) => {
    if (becomes) setRecord(becomes)
    return onSave(...about)
  }

  return (
    <Card>
      <contact.RecordForm
        aria-label="Contact"
        record={record}
        onSave={save}
        onDone={onDone}
        errorTexts={{ name_taken: { field: 'name', text: 'A person with this name already exists.' } }}
      >
        <contact.Field name="name" />
        <contact.Field name="email" />
        <contact.Field name="born" />
      </contact.RecordForm>
    </Card>
  )
}

const meta = {
  title: 'Forms/RecordForm',
  component: ContactForm,
  args: { onSave: fn(async () => undefined), onDone: fn() },
} satisfies Meta<typeof ContactForm>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The record as it is. */
export const Opened: Story = {}

export const OpenedNarrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' } }

/** A change is being sent: the button says so, and a second press does nothing. */
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async (context) => {
    await change(context)
    const button = await context.canvas.findByRole('button', { name: /^Saving/ })
    await context.userEvent.click(button)
    await expect(context.args.onSave).toHaveBeenCalledOnce()
  },
}

/** Only the changed fields are sent. */
export const Saved: Story = {
  play: async (context) => {
    await change(context)
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce())
    await expect(context.args.onSave).toHaveBeenCalledWith(
      { name: 'Maren Okafor' },
      expect.objectContaining({ version: '1' }),
    )
  },
}

/** Another user changed the name too: both values are shown, the typed one stays, fields that were not typed in take theirs. */
export const ChangedElsewhere: Story = {
  args: { becomes: newer, onSave: refusing('changed_elsewhere') },
  play: async (context) => {
    await change(context)
    const { canvas } = context
    const notice = await canvas.findByRole('group', { name: /^This was changed elsewhere/ })
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(await canvas.findByText('Name, yours: Maren Okafor')).toBeVisible()
    await expect(canvas.getByText('Now: M. Okafor')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Maren Okafor')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('new@okafor.test'))
  },
}

export const ChangedElsewhereNarrow: Story = {
  tags: ['variant'],
  ...ChangedElsewhere,
  globals: { width: '375', theme: 'dark' },
}

/** The other user's value is taken: the conflict is gone, and focus moves to the field. */
export const TheirsTaken: Story = {
  ...ChangedElsewhere,
  play: async (context) => {
    await ChangedElsewhere.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Take the new value: Name' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('M. Okafor')
    await expect(canvas.queryByText('Now: M. Okafor')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** The platform refused: its message stands in the place of the form, whose answers wait behind it. */
export const Refused: Story = {
  args: { onSave: refusing('not_allowed', 'You may not change this contact.') },
  play: async (context) => {
    await change(context)
    const { canvas, userEvent } = context
    const notice = await canvas.findByRole('group', { name: 'You may not change this contact.' })
    await waitFor(() => expect(notice).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Maren Okafor')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** Refused because of one answer: said beside it, in the form's own words. */
export const AnswerRefused: Story = {
  args: { onSave: refusing('name_taken') },
  play: async (context) => {
    await change(context)
    const name = context.canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await waitFor(() => expect(name).toHaveAccessibleDescription(/A person with this name already exists/))
    await expect(name).toHaveAccessibleDescription(/As on your passport/)
  },
}

/** No answer arrived: the form stays, and the same is sent again under the same key. */
export const Uncertain: Story = {
  args: { onSave: refusing('uncertain') },
  play: async (context) => {
    await change(context)
    const { canvas, userEvent, args } = context
    await canvas.findByRole('group', { name: /^No answer arrived/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
    const [first, second] = (args.onSave as ReturnType<typeof refusing>).mock.calls
    await expect(first).toEqual(second)
  },
}

async function change({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Okafor')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
}

function refusing(code: string, message?: string) {
  return fn<Save>((..._about) => Promise.reject(new CapstanError(code, { message })))
}
