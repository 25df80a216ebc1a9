import { aSigningField, fixtureIds, operations, refuse, signingFieldsAnswer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { mockPaymentsApi } from '../payments/testing'
import { SigningFields } from './SigningFields'
import { someFields, mockFieldsApi } from './testing'

const meta = {
  title: 'SigningFields/SigningFields',
  component: SigningFields,
  args: { documentId: fixtureIds.nth(6241) },
  parameters: { platform: onPlatform((server) => mockPaymentsApi(server)) },
} satisfies Meta<typeof SigningFields>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const shown = async ({ canvas }: Context) => void (await canvas.findByText('Harbour Trust'))

const edit = async (context: Context, name: string) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: `Edit ${name}` }))
  return context.canvas.findByRole('combobox', { name: /Map to/ })
}

const choose = async (context: Context, field: HTMLElement, option: string) => {
  await context.userEvent.click(field)
  await context.userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Each field with its signer and mapping; a field of the provider has no button. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Role Name', 'Name', 'Map to', 'Value', 'Data label', 'Actions'],
    ])
    await expect(canvas.queryByRole('button', { name: 'Edit Reference' })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'About data labels' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Fields sharing a data label and template change the same value in the sent document.',
    )
  },
}

/** A missing answer shows its error at the field, and nothing is sent. */
export const Missing: Story = {
  play: async (context) => {
    const field = await edit(context, 'Name of the payer')
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Name is required.')
    await choose(context, field, 'Static')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Value required for static field.')
    await choose(context, field, 'Custom')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Value required for custom field.')
  },
}

/** Mappings of the provider are not a choice, and a text is requested only if the mapping takes one. */
export const Editing: Story = {
  play: async (context) => {
    const field = await edit(context, 'Amount')
    await waitFor(() => expect(field).toHaveFocus())
    const { canvas, userEvent } = context
    await expect(canvas.queryByRole('textbox', { name: /Value/ })).toBeNull()
    await userEvent.click(field)
    await screen.findByRole('option', { name: 'Static' })
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['Static', 'Custom', 'Investor name', 'Total investment (USD)', 'Issuer name'],
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Custom' }))
    await canvas.findByRole('textbox', { name: /Value/ })
  },
}

export const EditingNarrow: Story = {
  ...Editing,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** The document was locked meanwhile: the choice stays. */
export const Refused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(operations.UpdateSigningField, () => refuse('template_locked', 'This template is locked.'))
    }),
  },
  play: async (context) => {
    await choose(context, await edit(context, 'Amount'), 'Issuer name')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
    await context.canvas.findByText('The mapping is complete: its fields can no longer be changed.')
  },
}

const readOnly: Story['play'] = async (context) => {
  await shown(context)
  await expect(context.canvas.queryByRole('button', { name: /^Edit/ })).toBeNull()
}

export const Locked: Story = {
  args: { isLocked: true },
  play: async (context) => {
    await readOnly(context)
    await context.canvas.findByText('The mapping is complete: its fields can no longer be changed.')
  },
}

export const Viewer: Story = {
  parameters: { platform: onPlatform((server) => mockPaymentsApi(server, { role: 'account_viewer' })) },
  play: readOnly,
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      mockFieldsApi(server, [
        aSigningField({
          ...{ name: long, role: long, dataLabel: long.toLowerCase() },
          ...{ mapTo: 1, mappedTo: 'static', value: long.repeat(3) },
        }),
      ])
    }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText(/verordnung/)),
}

export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      mockFieldsApi(server, [])
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('No fields found.')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(operations.SigningFields, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(
        operations.SigningFields,
        failingOnce(() => signingFieldsAnswer(someFields)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}
