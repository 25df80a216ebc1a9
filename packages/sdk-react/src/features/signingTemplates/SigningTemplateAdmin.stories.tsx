import {
  aMappedTemplate,
  aMappingProcess,
  aSigningAccount,
  aSigningField,
  aSigningRole,
  aSigningTemplate,
  fixtureIds,
  operations,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { onPlatform, outOfOrder } from '../../testing/onPlatform'
import { SigningTemplateAdmin } from './SigningTemplateAdmin'
import { answerSigningTemplates, placeIds, someParts, type SigningPlatform } from './testing'

const meta = {
  title: 'Signing templates/SigningTemplateAdmin',
  component: SigningTemplateAdmin,
  parameters: { platform: onPlatform((server) => answerSigningTemplates(server)) },
} satisfies Meta<typeof SigningTemplateAdmin>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const answering = (about: SigningPlatform) => ({
  platform: onPlatform((server) => answerSigningTemplates(server, about)),
})
const { templateId, mappedTemplateId, documentId } = placeIds
const mappedPage = { templateId, mappedTemplateId }
const locked = aMappedTemplate({ locked: true, active: true, process: null })
const changed = aMappedTemplate({ templateUpdatedOn: '2026-11-18T09:44:00Z' })

const shownTemplates = async ({ canvas }: Context) =>
  void (await canvas.findByRole('link', { name: 'Subscription Agreement' }))
const shownRoles = async ({ canvas }: Context) =>
  void (await canvas.findByRole('rowheader', { name: /Compliance desk/ }))

/** The templates with the times of their last change and sync, a link to the provider, and the sync control. */
export const TemplateList: Story = {
  play: async (context) => {
    await shownTemplates(context)
    const { canvas } = context
    const table = canvas.getByRole('region', { name: 'Templates' })
    // proves SIGN-002
    await expect(within(table).getByRole('button', { name: /Updated on/ })).toBeVisible()
    // proves SIGN-003
    await expect(within(table).getByRole('link', { name: /Open ?: Subscription Agreement/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/integration/signing-template/6411'),
    )
    // proves SIGN-004
    await canvas.findByRole('button', { name: 'Sync template list' })
  },
}

export const TemplateListNarrow: Story = {
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
  play: shownTemplates,
}

export const TemplateListRightToLeft: Story = {
  tags: ['variant'],
  globals: { language: 'rightToLeft' },
  play: shownTemplates,
}

export const TemplateListGerman: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Subscription Agreement' })),
}

export const NoAccount: Story = {
  parameters: answering({ accounts: [], templates: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no account at the signing provider yet.')
    await canvas.findByText('No templates found.')
  },
}

/** The error of a failed sync as the platform sent it; the control offers another sync. */
export const SyncFailed: Story = {
  parameters: answering({
    accounts: [
      aSigningAccount({ syncStatus: 'failed', syncError: 'Error loading templates, please try agian.' }),
    ],
  }),
  play: async ({ canvas }) => {
    // proves SIGN-007, SIGN-009
    await canvas.findByText('Error loading templates, please try agian.')
    // proves SIGN-005, SIGN-008
    await expect(canvas.getByRole('button', { name: 'Sync template list' })).toBeEnabled()
  },
}

export const Syncing: Story = {
  parameters: answering({ accounts: [aSigningAccount({ syncStatus: 'syncing' })] }),
  play: async ({ canvas }) => {
    // proves SIGN-006
    await canvas.findByRole('button', { name: /Syncing/ })
  },
}

/** A template that the provider has deleted is marked, and has no link. */
export const DeletedTemplate: Story = {
  parameters: answering({ templates: [aSigningTemplate({ deleted: true })] }),
  play: async (context) => {
    await shownTemplates(context)
    // proves SIGN-024
    await expect(context.canvas.getByText('Deleted')).toBeVisible()
    await expect(context.canvas.queryByRole('link', { name: /Open ?:/ })).toBeNull()
  },
}

export const Unreachable: Story = {
  parameters: {
    platform: onPlatform((server) => {
      answerSigningTemplates(server)
      server.on(operations.SigningTemplates, outOfOrder)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

/** The mapped templates of a template; deleting one asks first. */
export const MappedTemplateList: Story = {
  args: { templateId },
  play: async ({ canvas, userEvent }) => {
    // proves SIGN-010
    await canvas.findByRole('link', { name: 'Reg D 506(c), individuals' })
    // proves SIGN-011
    await expect(canvas.getByRole('button', { name: 'Add mapped template' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Reg D 506(c), individuals' }))
    // proves SIGN-027
    await within(await screen.findByRole('alertdialog')).findByText("Are you sure you'd like to delete this?")
  },
}

/** A mapped template that is open: its process, roles, documents, questions, and the check before the lock. */
export const MappedTemplate: Story = {
  args: mappedPage,
  play: async (context) => {
    await shownRoles(context)
    const { canvas } = context
    // proves SIGN-013
    for (const name of ['Documents', 'Questions', 'Roles', 'Mapping process'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Sent documents' })).toBeNull()
  },
}

export const MappedTemplateNarrow: Story = {
  args: mappedPage,
  globals: { width: '375', theme: 'dark' },
  play: shownRoles,
}

export const MappedTemplateRightToLeft: Story = {
  args: mappedPage,
  globals: { language: 'rightToLeft' },
  play: shownRoles,
}

/** A role that is mapped to a fixed person needs a name and a valid address. */
export const RoleTexts: Story = {
  args: mappedPage,
  play: async (context) => {
    await shownRoles(context)
    const { canvas, userEvent } = context
    const roles = within(canvas.getByRole('region', { name: 'Roles' }))
    await userEvent.click(await roles.findByRole('button', { name: /Edit.*Compliance desk/ }))
    await userEvent.click(await roles.findByRole('button', { name: 'Save' }))
    // proves SIGN-037
    await roles.findAllByText('Mapping required.')
  },
}

/** A locked template keeps its mapping: only its switch can change, and its sent documents are shown. */
export const LockedTemplate: Story = {
  args: mappedPage,
  parameters: answering({
    mapped: locked,
    parts: {
      sent: [
        {
          ...{ id: fixtureIds.nth(6471), name: 'Subscription Agreement', status: 'complete', isTest: false },
          ...{ sentOn: '2026-11-20T09:30:00Z', toEmail: 'maren@example.com' },
          documentUri: '/integration/signing-document/6471',
        },
      ],
    },
  }),
  play: async (context) => {
    await shownRoles(context)
    const { canvas } = context
    // proves SIGN-012
    await expect(canvas.getByRole('region', { name: 'Sent documents' })).toBeVisible()
    // proves SIGN-022, SIGN-019
    await expect(
      within(canvas.getByRole('region', { name: 'Roles' })).queryByRole('button', { name: /Edit/ }),
    ).toBeNull()
    // proves SIGN-023
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    // proves SIGN-021
    await expect(canvas.getByRole('switch')).toBeEnabled()
    // proves SIGN-020
    await expect(canvas.queryByRole('button', { name: 'Add question set' })).toBeNull()
  },
}

/** A template that was deleted at the provider: its copy is disabled, and offers nothing. */
export const DisabledTemplate: Story = {
  args: mappedPage,
  parameters: answering({ mapped: aMappedTemplate({ deleted: true }) }),
  play: async (context) => {
    await shownRoles(context)
    const { canvas } = context
    await canvas.findByText('This template has been deleted.')
    for (const name of ['Lock', 'Delete', 'Add question set'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    // proves SIGN-025
    await expect(canvas.getByText('Disabled')).toBeVisible()
  },
}

/** Each finding of the check is a sentence with a link to the place that fixes it. */
export const FitFindings: Story = {
  args: mappedPage,
  parameters: answering({
    parts: {
      roles: [
        aSigningRole(),
        aSigningRole({ id: fixtureIds.nth(6432), name: 'Compliance desk', order: 2, mapTo: 'not mapped' }),
        aSigningRole({ id: fixtureIds.nth(6433), name: 'Second investor', order: 3 }),
      ],
      documents: [
        {
          ...{ id: documentId, name: 'Subscription Agreement', order: 1 },
          fields: [
            aSigningField({ id: fixtureIds.nth(6451), name: 'Units', role: 'Investor' }),
            aSigningField({
              ...{
                id: fixtureIds.nth(6452),
                name: 'Clause',
                role: 'Investor',
                order: 2,
                dataLabel: 'clause',
              },
              ...{ mapTo: 2, mappedTo: 'custom', value: `Held by {{holder}} ${'x'.repeat(61)}` },
            }),
          ],
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Check before locking' }))
    const documentHref = `/docusign/templates/${templateId}/${mappedTemplateId}/${documentId}`
    for (const [text, href] of [
      ['Compliance desk is not mapped to a party yet. Map the role.', '#capstan-signing-roles'],
      ['Units has no mapping. Choose its content.', documentHref],
      ['Clause refers to holder, which is not a mapping field.', documentHref],
      [`Clause has a word that is longer than a line: ${'x'.repeat(61)}`, documentHref],
      ['Second investor is the same person as Investor, who signs twice.', '#capstan-signing-roles'],
      ['Compliance desk signs, but this role has no signature field.', '#capstan-signing-roles'],
    ] as const)
      await expect(list.getByRole('link', { name: text })).toHaveAttribute('href', href)
    await canvas.findByText('4 errors, 4 warnings')
  },
}

/** The check has no findings. */
export const FitClean: Story = {
  args: mappedPage,
  parameters: answering({
    mapped: aMappedTemplate({ process: aMappingProcess() }),
    parts: {
      roles: [aSigningRole()],
      documents: someParts.documents.map((document) => ({
        ...document,
        fields: document.fields.map((field) =>
          field.isProviders ? field : { ...field, mapTo: 3, mappedTo: 'investor_name' },
        ),
      })),
    },
  }),
  play: async ({ canvas }) =>
    void (await canvas.findByText('No problems were found. Every role and field is mapped.')),
}

/** A template that has changed since it was copied: each difference, and the mappings that a new copy keeps. */
export const ChangedTemplate: Story = {
  args: mappedPage,
  parameters: answering({
    mapped: changed,
    parts: {
      documents: someParts.documents.map((document) => ({
        ...document,
        fields: document.fields.map((field) =>
          field.isProviders ? field : { ...field, mapTo: 3, mappedTo: 'investor_name' },
        ),
      })),
    },
    contents: {
      roles: [{ name: 'Investor' }, { name: 'Legal desk' }, { name: 'Witness' }],
      documents: [
        {
          name: 'Subscription Agreement',
          fields: [
            { name: 'Name of the investor', label: 'investor_name', role: 'Investor' },
            { name: 'Signature', label: 'signature', role: 'Investor', kind: 'signature' },
          ],
        },
        { name: 'Annex', fields: [{ name: 'City', label: 'city', role: 'Investor' }] },
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The template has changed since it was copied.')
    const list = within(await canvas.findByRole('list', { name: 'Changes' }))
    const rows = list.getAllByRole('listitem').map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim())
    await expect(rows).toEqual([
      expect.stringMatching(/Renamed ?Role ?Legal desk.*was Compliance desk/),
      expect.stringMatching(/Added ?Role ?Witness/),
      expect.stringMatching(/Added ?Document ?Annex/),
      expect.stringMatching(/Renamed ?Field ?Name of the investor.*was Investor name.*Mapping is kept/),
      expect.stringMatching(/Added ?Field ?City.*in Annex/),
      expect.stringMatching(/Removed ?Field ?Units.*Mapping is lost/),
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new mapped copy' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('textbox')).toHaveValue('Reg D 506(c), individuals 2')
    await within(dialog.getByRole('list', { name: 'Mapping is lost' })).findByText('Units')
  },
}

/** The fields of a document beside its pages: a row and its place each show the other. */
export const DocumentFields: Story = {
  args: { ...mappedPage, documentId },
  play: async ({ canvas, userEvent }) => {
    // proves SIGN-014
    const row = within(await canvas.findByRole('table')).getByRole('button', { name: 'Investor name' })
    const place = await placeOf(canvas, 'Investor name')
    await userEvent.click(place)
    for (const shown of [place, row]) await expect(shown).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible()
  },
}

/** Returns the place of a field on the pages of a document. */
async function placeOf(canvas: Pick<ReturnType<typeof within>, 'findByRole'>, name: string) {
  const pages = within(await canvas.findByRole('region', { name: /pages to read$/ }))
  return pages.findByRole('button', { name })
}

/** A page that is turned, cropped, and measured in units of two points. */
export const DocumentFieldsTurned: Story = {
  args: { ...mappedPage, documentId },
  parameters: answering({ page: '/Rotate 90 /CropBox [36 400 576 792] /UserUnit 2' }),
  play: async ({ canvas }) => {
    const place = await placeOf(canvas, 'Investor name')
    const page = place.closest('section')
    // 540 by 392 are shown, turned: 392 wide and 540 high.
    await waitFor(() => expect(page?.querySelector('canvas')).not.toBeNull())
    const { width, height, left } = page?.getBoundingClientRect() ?? new DOMRect()
    await expect(height / width).toBeCloseTo(540 / 392, 1)
    // The page has a border of a pixel.
    await expect(Math.abs(place.getBoundingClientRect().left - left - 0.12 * width)).toBeLessThan(2)
  },
}

/** A document with a character that cannot be set: its fields stand in its text. */
export const DocumentFieldsInText: Story = {
  args: { ...mappedPage, documentId },
  parameters: answering({ hasPages: false }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('cell', { name: 'Investor name' })
    await canvas.findByText('Text of the document')
    const places = canvas.getAllByRole('button', { name: 'Units' })
    await userEvent.click(places[0] ?? canvas.getByRole('table'))
    for (const place of places) await expect(place).toHaveAttribute('aria-pressed', 'true')
  },
}

export const DocumentFieldsNarrow: Story = {
  args: { ...mappedPage, documentId },
  globals: { width: '375', theme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('cell', { name: 'Investor name' })),
}

/** The test of a mapped template lists each mapping field with its value. */
export const Test: Story = {
  args: { ...mappedPage, isTest: true },
  play: async ({ canvas }) => {
    // proves SIGN-015
    await canvas.findByText('Ada Lovelace')
    await expect(canvas.getByRole('textbox', { name: 'Test address' })).toBeVisible()
  },
}

export const Viewer: Story = {
  args: mappedPage,
  parameters: answering({ role: 'account_viewer' }),
  play: async (context) => {
    await shownRoles(context)
    for (const name of ['Lock', 'Delete', 'Test', 'Add question set'])
      await expect(context.canvas.queryByRole('button', { name })).toBeNull()
  },
}

/** A host that allows `edit` and `test` only: no control of another action is shown. */
export const HostSwitches: Story = {
  args: { ...mappedPage, switches: { delete: false, lock: false, sync: false } },
  play: async (context) => {
    await shownRoles(context)
    const { canvas } = context
    for (const name of ['Lock', 'Delete']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Test' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add question set' })).toBeEnabled()
  },
}

export const Investor: Story = {
  parameters: answering({ type: 'investor' }),
  play: async ({ canvas }) =>
    void (await canvas.findByText('Only issuers and brokers have signing templates.')),
}
