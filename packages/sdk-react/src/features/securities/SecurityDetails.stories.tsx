import {
  aSecurity,
  fixtureIds,
  operations,
  ownedDocumentsAnswer,
  refuse,
  securityAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { losingRole } from '../../testing/losingRole'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { SecurityDetails } from './SecurityDetails'
import { someDocuments, mockSecuritiesApi, type SecuritiesPlatform } from './testing'

const meta = {
  title: 'Securities/SecurityDetails',
  component: SecurityDetails,
  args: { securityId: fixtureIds.nth(4101) },
  parameters: { platform: onPlatform((server) => mockSecuritiesApi(server)) },
} satisfies Meta<typeof SecurityDetails>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const withApi = (about: SecuritiesPlatform) => ({
  platform: onPlatform((server) => mockSecuritiesApi(server, about)),
})

const shown: Story['play'] = async ({ canvas }) =>
  void (await canvas.findAllByText(/Certificate of designation.pdf|No documents found|Listing agreement.pdf/))

/** The issuer's page: the value, the documents shared with it, and those it shares. */
export const Ready: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas } = context
    await expect(canvas.getByText('$10,000,000.00')).toBeVisible()
    // Each of the two lists ends its loading by itself, and is then another element.
    await expect(await canvas.findByText('Upload failed, please check file size and retry')).toBeVisible()
    await canvas.findAllByText('shared via')
    const mine = within(canvas.getByRole('region', { name: 'Documents Shared By Me' }))
    for (const word of ['In progress', 'Failed', 'Shared with'])
      await expect(mine.getByText(word)).toBeVisible()
    const theirs = within(canvas.getByRole('region', { name: 'Documents Shared With Me' }))
    await expect(theirs.getByText('shared via')).toBeVisible()
    await expect(theirs.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375', theme: 'dark' }, play: shown }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(shown) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

export const LongNames: Story = {
  globals: { width: '320' },
  parameters: withApi({
    security: {
      name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      rounds: [
        { id: fixtureIds.nth(2200), name: 'The Second Closing of the Series B Preferred Units, as amended' },
      ],
    },
  }),
  play: async (context) => {
    await shown(context)
    await context.canvas.findByText(/The Second Closing/)
  },
}

/** Another user changed the security while it was edited: both values are shown, and the typed one stays. */
export const ChangedElsewhere: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSecuritiesApi(server)
      server.on(operations.UpdateSecurity, () => {
        server.on(operations.Security, () => securityAnswer(aSecurity({ version: '9', name: 'Theirs' })))
        return refuse('changed_elsewhere', 'It was changed elsewhere.')
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Series B Preferred' }))
    const name = await dialog.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Mine')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Now: Theirs')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine')
  },
}

const sent: unknown[] = []

/** Figures are formatted in German and parsed the same way, so that only the changed name is sent. */
export const EditingInGerman: Story = {
  globals: { language: 'german' },
  parameters: {
    platform: onPlatform((server) => {
      sent.length = 0
      mockSecuritiesApi(server)
      server.on(operations.UpdateSecurity, ({ input }) => {
        sent.push(input.patch)
        return refuse('not_allowed', 'You may not.')
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Series B Preferred bearbeiten' }))
    const unitValue = await dialog.findByRole('textbox', { name: 'Wert je Anteil (USD)' })
    await expect(unitValue).toHaveValue('12,50')
    await expect(dialog.getByRole('textbox', { name: 'Gesamtzahl' })).toHaveValue('800.000')
    await userEvent.click(unitValue)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Meine')
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(sent).toEqual([{ name: 'Meine', version: '1' }]))
  },
}

const taken = losingRole((server, role) => mockSecuritiesApi(server, { role }))

/** The issuer's role was removed while the page was open. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async (context) => {
    await shown(context)
    await context.canvas.findByRole('button', { name: 'Edit' })
    await taken.take()
    await expect(await context.canvas.findByText(/^Your role in this account has changed/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}

const takenOfAts = losingRole((server, role) => mockSecuritiesApi(server, { type: 'ats', role }))

/** An ATS that lost its role: a sentence in place of the drop zone gives the reason. */
export const RoleTakenOfAts: Story = {
  parameters: { platform: takenOfAts.platform },
  play: async (context) => {
    await shown(context)
    await context.canvas.findByRole('button', { name: 'choose from your computer' })
    await takenOfAts.take()
    await expect(await context.canvas.findByText(/You can read these documents/)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'choose from your computer' })).toBeNull()
  },
}

export const Empty: Story = {
  parameters: withApi({
    documents: [],
    security: {
      ...{ ticker: null, total: null, unitValue: null, latestValue: null, ats: null },
      ...{ address: null, rounds: [] },
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No documents found')).toHaveLength(2))
    await expect(canvas.getByText('Unlisted')).toBeVisible()
  },
}

/** A viewer sees all content, without controls that a viewer may not use. */
export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(
      context.canvas.getByText(/^You are a viewer of this account\. Only an owner or an admin can /),
    ).toBeVisible()
    for (const name of [/^Edit/, /^Delete/, /^Retry/, /^History/, 'choose from your computer'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** A broker reads the documents shared with it, and can share none. */
export const Broker: Story = {
  parameters: withApi({ type: 'broker', documents: someDocuments.slice(0, 1), security: { ats: null } }),
  play: async (context) => {
    await shown(context)
    await expect(context.canvas.queryByText('Documents Shared By Me')).toBeNull()
    await expect(context.canvas.queryByText('Unlisted')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSecuritiesApi(server)
      server.on(operations.Security, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The security could not be read; Retry reads it again. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSecuritiesApi(server)
      server.on(
        operations.Security,
        failingOnce(() => securityAnswer(aSecurity())),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** The documents could not be read: the rest of the page works. */
export const DocumentsFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSecuritiesApi(server)
      server.on(
        operations.SecurityDocuments,
        failingOnce(() => ownedDocumentsAnswer(someDocuments)),
      )
    }),
  },
  play: async (context) => {
    const [retry] = await context.canvas.findAllByRole('button', { name: 'Retry' })
    await expect(context.canvas.getByText('$10,000,000.00')).toBeVisible()
    if (retry) await context.userEvent.click(retry)
    await shown(context)
  },
}

export const NotFound: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockSecuritiesApi(server)
      server.on(operations.Security, () => ({ __typename: 'Query', securityById: null }))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/does not exist/)),
}

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Series B Preferred' }))
    await waitFor(() => expect(dialog.getByText('287,200 units are issued.')).toBeVisible())
  },
}

/** Returns the input of the drop zone, which is below one of the two lists. */
const fileInput = ({ canvasElement }: Context) =>
  waitFor(() => {
    const input = canvasElement.querySelector<HTMLInputElement>('.capstan-drop-zone input')
    if (!input) throw new Error('The drop zone is not there yet.')
    return input
  })

const emptyFile = new File([''], 'empty.txt')

/** A file that may not be uploaded shows its error in place. */
export const Refused: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await userEvent.upload(await fileInput(context), emptyFile)
    await canvas.findByText(`${emptyFile.name}: There is nothing in this file.`)
  },
}

/** The dialog asks for the parties to share a file with before it is uploaded. */
export const Sharing: Story = {
  play: async (context) => {
    await shown(context)
    await context.userEvent.upload(await fileInput(context), new File(['a'], 'notes.txt'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload documents' }))
    await dialog.findByText('notes.txt')
    await expect(await dialog.findByRole('checkbox', { name: 'The trading system' })).toBeVisible()
  },
}

export const Deleting: Story = {
  play: async (context) => {
    await shown(context)
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Delete Certificate of designation.pdf' }),
    )
    await screen.findByRole('alertdialog', { name: 'Delete Certificate of designation.pdf?' })
  },
}

/** History of the changes, with the user of each. */
export const WithHistory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of Series B Preferred' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'History of Series B Preferred' }))
    await expect(await drawer.findByText('Changed: Security')).toBeVisible()
  },
}
