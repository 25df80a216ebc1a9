import {
  aListedPaymentIssuer,
  aMappingProcess,
  aPaymentAccount,
  aPaymentInstrument,
  aPaymentIssuer,
  aProcess,
  aStep,
  fixtureIds,
  operations,
  paymentAccountRow,
  paymentIssuersAnswer,
  processAnswer,
  refuse,
  stepAnswer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { PaymentTemplateAdmin } from './PaymentTemplateAdmin'
import { someIssuers, mockPaymentsApi, type PaymentsPlatform } from './testing'

const meta = {
  title: 'Payments/PaymentTemplateAdmin',
  component: PaymentTemplateAdmin,
  parameters: { platform: onPlatform((server) => mockPaymentsApi(server)) },
} satisfies Meta<typeof PaymentTemplateAdmin>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const withApi = (about: PaymentsPlatform) => ({
  platform: onPlatform((server) => mockPaymentsApi(server, about)),
})

const ofIssuer = { issuerId: fixtureIds.nth(6211) }
const ofOffering = { ...ofIssuer, instrumentId: fixtureIds.nth(6231) }
const ofDocument = { ...ofOffering, documentId: fixtureIds.nth(6241) }

const shown = async ({ canvas }: Context) =>
  void (await canvas.findByRole('rowheader', { name: /Halden Biologics/ }))

const namesIn = ({ canvas }: Context) =>
  canvas.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent)

/** Latest first; sorted by the column heads, filtered by name. (PAY-003 to PAY-007) */
export const Issuers: Story = {
  play: async (context) => {
    await shown(context)
    const { canvas, userEvent } = context
    await expect(namesIn(context)).toEqual([
      ...['Halden Biologics, Inc.', 'Cinder Peak Energy Corp.', 'Larch & Loom Ltd'],
    ])
    await expect(canvas.getByRole('link', { name: 'Larch & Loom Ltd' })).toHaveAttribute(
      'href',
      `/north-capital/issuers/${fixtureIds.nth(6213)}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Synced on' }))
    await waitFor(() => expect(namesIn(context)[0]).toBe('Larch & Loom Ltd'))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by name' }), 'peak')
    await waitFor(() => expect(namesIn(context)).toEqual(['Cinder Peak Energy Corp.']))
    await canvas.findByText('1 of 3 issuers')
    await userEvent.type(canvas.getByRole('searchbox'), ' tower')
    await canvas.findByText('No issuer has peak tower in its name.')
  },
}

export const IssuersNarrow: Story = {
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
  play: shown,
}

export const Narrowest: Story = { tags: ['variant'], globals: { width: '320' }, play: shown }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = { tags: ['variant'], globals: { language: 'rightToLeft' }, play: shown }

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

/** More than fifty of them. */
export const Many: Story = {
  parameters: withApi({
    issuers: Array.from({ length: 60 }, (_, at) =>
      aListedPaymentIssuer({ id: fixtureIds.nth(6300 + at), name: `Issuer ${at}` }),
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show (all )?\d+/ }))
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(60)
  },
}

/** No account is connected. */
export const NoAccount: Story = {
  parameters: withApi({ accounts: [], issuers: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no account at the payment provider yet.')
    await canvas.findByText('No issuers found.')
  },
}

export const NeverSynced: Story = {
  parameters: withApi({ accounts: [aPaymentAccount({ syncedOn: null })], issuers: [] }),
  play: async ({ canvas }) => void (await canvas.findByText('Never')),
}

export const Viewer: Story = {
  parameters: withApi({ role: 'account_viewer' }),
  play: async (context) => {
    await shown(context)
    await expect(
      context.canvas.getByText(/^You are a viewer of this account\. Only an owner or an admin can /),
    ).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: 'Sync template list' })).toBeNull()
  },
}

/** Sync, then loading. */
export const Syncing: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(operations.NorthCapitalSync, () => ({
        __typename: 'Mutation',
        northCapitalSync: {
          __typename: 'NorthCapitalSyncPayload',
          paymentAccount: paymentAccountRow(aPaymentAccount({ syncStatus: 'syncing' }), '2'),
        },
      }))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync template list' }))
    await canvas.findByRole('button', { name: /Syncing/ })
  },
}

/** The last sync failed, whichever user started it. */
export const SyncFailed: Story = {
  parameters: withApi({
    accounts: [
      aPaymentAccount({
        syncStatus: 'failed',
        syncError: 'Error loading templates, please try agian.',
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Error loading templates, please try agian.')
    await expect(canvas.getByRole('button', { name: 'Sync template list' })).toBeVisible()
  },
}

export const SyncRefused: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(operations.NorthCapitalSync, () => refuse('not_allowed', 'Operation not allowed'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sync template list' }))
    await canvas.findByText('Operation not allowed')
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(operations.PaymentIssuers, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(
        operations.PaymentIssuers,
        failingOnce(() => paymentIssuersAnswer(someIssuers)),
      )
    }),
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }))
    await shown(context)
  },
}

/** (PAY-008, PAY-009, PAY-017, PAY-018) */
export const Offerings: Story = {
  args: ofIssuer,
  play: async ({ canvas }) => {
    const offering = await canvas.findByRole('link', { name: 'Senior Notes 2027' })
    await expect(offering).toHaveAttribute(
      'href',
      `/north-capital/issuers/${ofOffering.issuerId}/${ofOffering.instrumentId}`,
    )
    await expect(canvas.getByRole('heading', { name: 'Cinder Peak Energy Corp.' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Mapping process' })).toBeVisible()
  },
}

export const OfferingsNarrow: Story = {
  ...Offerings,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** (PAY-010) */
export const NoOfferings: Story = {
  args: ofIssuer,
  parameters: withApi({ offerings: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('No templates found.')
    await expect(await canvas.findByRole('button', { name: 'Sync template list' })).toBeVisible()
  },
}

export const Mapped: Story = {
  args: ofIssuer,
  parameters: withApi({ issuer: aPaymentIssuer({ process: aMappingProcess({ status: 'complete' }) }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Offerings' })
    await expect(canvas.queryByText('Mapping process')).toBeNull()
  },
}

const unknown = onPlatform((server) => {
  mockPaymentsApi(server)
  server.on(operations.PaymentIssuer, () => ({ __typename: 'Query', paymentIssuerById: null }))
  server.on(operations.PaymentInstrument, () => ({ __typename: 'Query', paymentInstrumentById: null }))
})

export const UnknownIssuer: Story = {
  args: ofIssuer,
  parameters: { platform: unknown },
  play: async ({ canvas }) => void (await canvas.findByText(/^This issuer does not exist/)),
}

export const UnknownOffering: Story = {
  args: ofOffering,
  parameters: { platform: unknown },
  play: async ({ canvas }) => void (await canvas.findByText(/^This offering does not exist/)),
}

/** The offering belongs to another issuer than the address names. */
export const OfferingElsewhere: Story = {
  args: { ...ofOffering, issuerId: fixtureIds.nth(6213) },
  play: async ({ canvas }) => void (await canvas.findByText(/^This offering does not exist/)),
}

export const UnknownDocument: Story = {
  args: { ...ofDocument, documentId: fixtureIds.nth(6299) },
  play: async ({ canvas }) => void (await canvas.findByText(/^This document does not exist/)),
}

/** (PAY-011, PAY-012) */
export const Offering: Story = {
  args: ofOffering,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Wire instructions' })
    await expect(canvas.getByText('Senior Notes 2027')).toBeVisible()
    await expect(canvas.getByText('4 fields')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next step' })).toBeVisible()
  },
}

export const OfferingNarrow: Story = {
  ...Offering,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

export const OfferingViewer: Story = {
  args: ofOffering,
  parameters: withApi({ role: 'account_viewer' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Mapping process' })
    await expect(canvas.queryByRole('button', { name: 'Next step' })).toBeNull()
  },
}

/** (PAY-013) */
export const NextStep: Story = {
  args: ofOffering,
  parameters: {
    platform: onPlatform((server) => {
      mockPaymentsApi(server)
      server.on(operations.Process, () => processAnswer(aProcess()))
      server.on(operations.Step, () => ({
        __typename: 'Query',
        stepById: stepAnswer(aStep({ status: 'in_progress' })),
      }))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next step' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Next step' }))
    await dialog.findByRole('textbox', { name: /Investment objective/ })
  },
}

/** (PAY-014, PAY-015) */
export const Document: Story = {
  args: ofDocument,
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Role Name' })
    await expect(
      within(canvas.getByRole('region', { name: 'Document' })).getByText('Wire instructions'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Wire instructions' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const DocumentNarrow: Story = {
  ...Document,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** The fields of a document cannot be edited once its process is complete. */
export const DocumentMapped: Story = {
  args: ofDocument,
  parameters: withApi({
    offering: aPaymentInstrument({ process: aMappingProcess({ status: 'complete' }) }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The mapping is complete: its fields can no longer be changed.')
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull()
  },
}

export const NoDocuments: Story = {
  args: ofOffering,
  parameters: withApi({ offering: aPaymentInstrument({ documents: [] }) }),
  play: async ({ canvas }) => void (await canvas.findByText('No documents found.')),
}

const long = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

export const LongNames: Story = {
  globals: { width: '320' },
  args: ofOffering,
  parameters: withApi({
    offering: aPaymentInstrument({
      name: long,
      documents: [{ id: fixtureIds.nth(6241), name: long, fields: 4 }],
    }),
  }),
  play: async ({ canvas }) => void (await canvas.findAllByText(/verordnung/)),
}

/** A host that switches `sync` and `edit` off: neither is shown, and all data can be read. */
export const HostSwitches: Story = {
  args: { ...ofDocument, switches: { sync: false, edit: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'Name of the payer' })
    await expect(canvas.queryByRole('button', { name: /Edit|Sync/ })).toBeNull()
  },
}
