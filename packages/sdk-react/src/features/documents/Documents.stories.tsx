import type { InvestorDocument } from '@capstan/sdk-core/documents'
import {
  anInvestorDocument,
  documentsAnswer,
  fixtureIds,
  operations,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Documents } from './Documents'

const meta = {
  title: 'Documents/Documents',
  component: Documents,
  parameters: { platform: onPlatform((server) => mockApi(server, someDocuments())) },
} satisfies Meta<typeof Documents>
export default meta

type Story = StoryObj<typeof meta>

const anyDocument: Story['play'] = async ({ canvas }) =>
  void (await canvas.findAllByRole('button', { name: /^Download/ }))

export const Ready: Story = { play: anyDocument }

export const OfHoldings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Holdings' }))
    await expect(await canvas.findByText('Stock certificate S-A 0412')).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' }, play: anyDocument }

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: anyDocument }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Annual report 2025 anzeigen' })
    // The names of the accounts it is shared with are shown in German as well.
    await expect(canvas.getAllByText(/geteilt über Alle mit einem Bestand/)[0]).toBeVisible()
  },
}

export const LongNames: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, longNames())) },
  play: anyDocument,
}

export const LongNamesNarrow: Story = { ...LongNames, tags: ['variant'], globals: { width: '375' } }

/** The record that a document is about is no longer visible. */
export const UnknownNames: Story = {
  parameters: {
    platform: onPlatform((server) => mockApi(server, [about({ kind: 'security', id: fixtureIds.nth(851) })])),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText('N/A')),
}

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, [])) },
  play: async ({ canvas }) => void (await canvas.findByText('No Documents Found.')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Documents, never)) },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** The list could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) =>
      server.on(
        operations.Documents,
        failingOnce(() => documentsAnswer(someDocuments())),
      ),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await anyDocument(context)
  },
}

/** Its address is being requested: another press does nothing. */
export const Downloading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server, someDocuments())
      server.on(operations.DocumentFile, never)
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Annual report 2025' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Download Annual report 2025' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
}

function mockApi(server: FakeServer, documents: readonly InvestorDocument[]) {
  server.on(operations.Documents, () => documentsAnswer(documents))
}

function about(subject: InvestorDocument['about'], changes: Partial<InvestorDocument> = {}) {
  return anInvestorDocument({ ...changes, about: subject })
}

/** The holdings and securities of two issuers. */
function someDocuments(): InvestorDocument[] {
  const certificate = anInvestorDocument()
  const security = { ...certificate.about, kind: 'security', id: fixtureIds.nth(852) } as const
  const notes: InvestorDocument['about'] = {
    kind: 'security',
    id: fixtureIds.nth(853),
    issuer: 'Cinder Peak Energy Corp.',
    asset: 'Cinder Peak Senior Notes',
    round: 'Senior Notes 2031',
  }
  const forAll = { sharedVia: [{ toRole: 'investor', name: 'All holders' }] }
  return [
    certificate,
    about(security, { ...forAll, id: fixtureIds.nth(802), name: 'Annual report 2025' }),
    about(security, { ...forAll, id: fixtureIds.nth(803), name: 'Series A stock purchase agreement' }),
    about(notes, { ...forAll, id: fixtureIds.nth(804), name: 'Indenture', extension: 'txt' }),
  ]
}

function longNames(): InvestorDocument[] {
  const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
  return [
    about(
      { kind: 'security', id: fixtureIds.nth(851), issuer: name, asset: name, round: name },
      {
        name: `${name} ${name}`,
        sharedVia: [
          { toRole: 'agent', name },
          { toRole: 'investor', name: 'All holders' },
        ],
      },
    ),
  ]
}
