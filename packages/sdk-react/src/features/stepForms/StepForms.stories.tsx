import { CapstanError } from '@capstan/sdk-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { StepFormsView } from './StepForms'

const profile = {
  title: 'Investor profile',
  fields: [
    {
      key: 'employment_status',
      displayKey: 'Employment status',
      type: 'dropdown',
      order: 1,
      options: ['Employed', 'Self-employed'],
    },
    { key: 'ein', displayKey: 'Employer Identification No.', type: 'string', order: 2 },
  ],
  disclosures: [{ text: 'Customer Identification', link: '/cip' }],
}

const form = {
  id: 'a',
  version: '7',
  name: 'Investor profile',
  description: '',
  schema: profile,
  isUsed: true,
}
const other = { ...form, id: 'b', version: '3', name: 'Wire details', isUsed: false }

const meta = {
  title: 'Administration/StepForms',
  component: StepFormsView,
  args: {
    forms: [form, other],
    actions: { add: fn(async () => 'c'), save: fn(async () => undefined) },
  },
} satisfies Meta<typeof StepFormsView>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The JSON beside its preview. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Employer Identification/ })
    await expect(canvas.getByText(/^JSON is well formed, 2 fields, 1 disclosure$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save version' })).toBeDisabled()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' } }

/** A pattern that could take too long is named by its line, and nothing can be saved. */
export const DangerousPattern: Story = {
  play: async (context) => {
    await replace(
      context,
      JSON.stringify({ fields: [{ key: 'ein', type: 'string', regex: '^(\\d+)+$' }] }, null, 2),
    )
    await expect(context.canvas.getByRole('button', { name: 'Line 6' })).toBeVisible()
    await expect(context.canvas.getByText('Correct 1 problem to save.')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Save version' })).toBeDisabled()
    await expect(context.canvas.getByText('Draft')).toBeVisible()
  },
}

/** Invalid JSON has no preview; pressing its line in the message goes there. */
export const NoJson: Story = {
  play: async (context) => {
    await replace(context, '{\n  "fields": [,]\n}')
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Line 2' }))
    await expect(jsonOf(context)).toHaveFocus()
    await context.canvas.findByText('The preview comes back once the JSON can be read.')
  },
}

/** Another form can be opened meanwhile: the typed text stays. */
export const TypedIsKept: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await replace(context, '{ "fields": [{ "key": "a", "type": "string" }] }')
    await userEvent.click(canvas.getByRole('button', { name: /^Wire details/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Investor profile/ }))
    await expect(jsonOf(context)).toHaveValue('{ "fields": [{ "key": "a", "type": "string" }] }')
  },
}

let savedTwice = 0
const changedByNora = new CapstanError('changed_elsewhere', {
  message: 'Changed.',
  details: { version: 8, changedBy: 'Nora Lindahl', changedOn: '2026-11-20T09:00:00.000000+00:00' },
})

/** Another user saved a version meanwhile: who and when, both texts, and the choice of the reader. */
export const ChangedElsewhere: Story = {
  args: {
    actions: {
      add: fn(async () => 'c'),
      save: fn(({ version }: { version: string }) =>
        version === '7' && savedTwice++ === 0 ? Promise.reject(changedByNora) : Promise.resolve(),
      ),
    },
  },
  beforeEach: () => void (savedTwice = 0),
  play: async (context) => {
    await replace(context, '{ "fields": [{ "key": "a", "type": "string" }] }')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save version' }))
    await context.canvas.findByText(/^Nora Lindahl changed/)
    await expect(jsonOf(context)).toHaveValue('{ "fields": [{ "key": "a", "type": "string" }] }')
    await expect(context.canvas.getByRole('textbox', { name: /^Saved now, version 7/ })).toHaveValue(
      JSON.stringify(form.schema, null, 2),
    )
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save version' }))
    await waitFor(() => expect(context.canvas.queryByText(/^Nora Lindahl changed/)).toBeNull())
  },
}

/** A new form needs a name that no other form has. */
export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add form' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Wire details')
    await userEvent.click(canvas.getByRole('button', { name: 'Save version' }))
    await canvas.findByText('A form with this name exists already.')
    await userEvent.type(name, ' abroad')
    await userEvent.click(canvas.getByRole('button', { name: 'Save version' }))
    await expect(args.actions?.add).toHaveBeenCalledOnce()
  },
}

export const ReadOnly: Story = {
  args: { actions: undefined },
  play: async (context) => {
    await expect(jsonOf(context)).toHaveAttribute('readonly')
    await expect(context.canvas.queryByRole('button', { name: 'Save version' })).toBeNull()
  },
}

const jsonOf = ({ canvas }: Context) => canvas.getByRole('textbox', { name: /as JSON/ })

async function replace(context: Context, text: string) {
  const area = jsonOf(context)
  await context.userEvent.clear(area)
  await context.userEvent.click(area)
  await context.userEvent.paste(text)
}
