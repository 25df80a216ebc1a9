import {
  aManagedRound,
  anAccount,
  anAsset,
  anAssetRound,
  assetRoundsAnswer,
  assetsAnswer,
  assetTypesAnswer,
  aUsersData,
  fixtureIds,
  managedRoundsAnswer,
  operations,
  refuse,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { Assets } from './Assets'

const meta = {
  title: 'Assets/Assets',
  component: Assets,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof Assets>
export default meta

type Story = StoryObj<typeof meta>

const tree: Story['play'] = async ({ canvas }) => void (await canvas.findByRole('treegrid'))

export const Issuer: Story = {
  play: async (context) => {
    await tree(context)
    const { canvas } = context
    await expect(canvas.getByRole('link', { name: 'Series B' })).toHaveAttribute(
      'href',
      `/asset-class/${fixtureIds.nth(932)}/manage`,
    )
    await expect(canvas.getByText('Unlisted')).toBeVisible()
    await expect(canvas.getByText('No rounds found.')).toBeVisible()
    await expect(canvas.getAllByText('4,826,000.00')[0]).toBeVisible()
  },
}

/**
 * A broker reads the issuer of each asset and the units it manages: links to issuers alone, no money of others, nothing to edit.
 */
export const Broker: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, 'broker')) },
  play: async (context) => {
    await tree(context)
    for (const link of context.canvas.getAllByRole('link'))
      await expect(link.getAttribute('href')).toMatch(/^\/issuers?(\/|$)/)
    await expect(context.canvas.queryByRole('progressbar')).toBeNull()
    await expect(context.canvas.queryByRole('button', { name: /^Add/ })).toBeNull()
    // A broker without a limit may place all units of the round; it has none of a round without an invitation.
    await expect(context.canvas.getByText('No limit')).toBeVisible()
    // Of the round, and of all of its issuer.
    for (const units of context.canvas.getAllByText('120,000')) await expect(units).toBeVisible()
  },
}

/** In a partner's page, a reader who is neither gets links to the security of a round. */
export const NeitherIssuerNorBroker: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, 'ats')) },
  play: async (context) => {
    await tree(context)
    // proves ASSET-010
    await expect(context.canvas.getByRole('link', { name: 'Series B' })).toHaveAttribute(
      'href',
      `/security/${fixtureIds.nth(933)}`,
    )
  },
}

/** A viewer sees the same and no control that changes it. */
export const Viewer: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, 'issuer', 'account_viewer')) },
  play: async (context) => {
    await tree(context)
    await expect(context.canvas.getByText(/^You are a viewer of this account\./)).toBeVisible()
    await expect(context.canvas.queryByRole('button', { name: /^(Add|Edit)/ })).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], play: tree, globals: { width: '375' } }

export const Narrowest: Story = { tags: ['variant'], play: tree, globals: { width: '320' } }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(tree) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(tree) }

export const WithoutMouse: Story = { play: tabbedThrough(tree) }

export const DarkLoud: Story = { tags: ['variant'], play: tree, globals: { theme: 'dark', brand: 'ember' } }

export const German: Story = { tags: ['variant'], play: tree, globals: { language: 'german' } }

export const RightToLeft: Story = { tags: ['variant'], play: tree, globals: { language: 'rightToLeft' } }

/** Arrows walk the lines; left closes an asset, right opens it. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await tree(context)
    const { canvas, userEvent } = context
    const row = () => canvas.getByText('Halden Biologics Preferred').closest('tr')
    row()?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row()).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('Series B')).toBeNull()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByText('Series B').closest('tr')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row()).toHaveFocus()
  },
}

export const Found: Story = {
  play: async (context) => {
    await tree(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Asset or round' }), 'series a')
    // Of $4,826,000.00 in two rounds, Series A has 154,500 units at $8 paid in full.
    await expect(await canvas.findByText('in 1 round')).toBeVisible()
    await expect(canvas.getAllByText('1,236,000.00')[0]).toBeVisible()
    await expect(canvas.queryByText('4,826,000.00')).toBeNull()
    await waitFor(() => expect(canvas.getAllByText('1 asset, 1 round, newest first')).toHaveLength(2))
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Asset or round' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Asset or round' }), 'tranche')
    await expect(await canvas.findByText('Halden Convertible Notes 2027')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Halden Biologics Preferred')).toBeNull())
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Asset or round' }), ' of nothing')
    // In the list, and read out.
    await waitFor(() => expect(canvas.getAllByText('Nothing matches your search.')).toHaveLength(2))
  },
}

const longName = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'

export const LongNames: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.Assets, () =>
        assetsAnswer([anAsset({ name: longName, authorizedTotal: '123456789012345678' })]),
      )
      server.on(operations.AssetRounds, () => assetRoundsAnswer([anAssetRound({ name: longName })]))
    }),
  },
  play: tree,
}

export const LongNamesNarrow: Story = { tags: ['variant'], ...LongNames, globals: { width: '320' } }

export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.Assets, () => assetsAnswer([]))
      server.on(operations.AssetRounds, () => assetRoundsAnswer([]))
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No assets found.')
    await canvas.findByRole('button', { name: 'Add asset' })
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.Assets, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

// A list that failed is refetched once the socket follows it, so only a list that keeps failing shows its error.
let isOutOfOrder = true

export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      isOutOfOrder = true
      mockApi(server)
      server.on(operations.Assets, () => (isOutOfOrder ? outOfOrder() : assetsAnswer([anAsset()])))
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    isOutOfOrder = false
    await userEvent.click(retry)
    await canvas.findByText('Halden Biologics Preferred')
  },
}

/** Every answer is missing: each shows the text of the specification. */
export const AddAsset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add asset' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add asset' })
    await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find((button) => button.type === 'submit') ?? dialog,
    )
    for (const text of [
      'Name is required.',
      'Authorized total is required.',
      'Asset type required.',
      'Status required.',
    ])
      await expect((await screen.findAllByText(text))[0]).toBeVisible()
  },
}

let typesFail = true

/** The kinds of asset cannot be read: every control stays, a round can be added, and the form that needs them says so. */
export const TypesFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      typesFail = true
      mockApi(server)
      server.on(operations.AssetTypes, () => (typesFail ? outOfOrder() : assetTypesAnswer()))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Edit Halden Biologics Preferred' })
    await canvas.findByRole('button', { name: 'Add round: Halden Biologics Preferred' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add asset' }))
    await screen.findByText('The asset types could not be loaded.')
    typesFail = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('textbox', { name: 'Name' })
  },
}

/** Editing begins at the name. */
export const EditAsset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Halden Biologics Preferred' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(screen.getByRole('textbox', { name: 'Authorized total' })).toHaveValue('1,500,000')
    // 800,000 + 154,500 for sale, of which 302,000 are issued.
    await screen.findByText(
      'Halden Biologics Preferred has 1,500,000 authorized units: 302,000 issued, 652,500 reserved and 545,500 available.',
    )
  },
}

/** Beside the list, with the free units in view; a larger number shows a warning. */
export const AddRound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add round: Halden Biologics Preferred' }),
    )
    await screen.findByRole('dialog', { name: 'Add round' })
    // 1,500,000 − 800,000 − 154,500
    await screen.findByText(/302,000 issued, 652,500 reserved and 545,500 available\.$/)
    await userEvent.type(screen.getByRole('textbox', { name: 'Total' }), '545501')
    await expect(
      await screen.findByText('This needs 545,501 units. Only 545,500 are available.'),
    ).toBeVisible()
    // A price of an eighth of a dollar stays one when it is left.
    const price = screen.getByRole('textbox', { name: 'Price (USD)' })
    await userEvent.type(price, '0.125')
    await userEvent.tab()
    await expect(price).toHaveValue('0.125')
    // A link needs a host, not a scheme.
    const dataroom = screen.getByRole('textbox', { name: 'Dataroom Url' })
    const dialog = within(screen.getByRole('dialog', { name: 'Add round' }))
    const send = dialog.getByRole('button', { name: 'Add round' })
    await userEvent.type(dataroom, 'javascript:alert(1)')
    await userEvent.click(send)
    await waitFor(() =>
      expect(dataroom).toHaveAccessibleDescription(/Please enter a web address, such as https/),
    )
    await userEvent.clear(dataroom)
    await userEvent.type(dataroom, 'example.com/dr')
    await userEvent.click(send)
    await waitFor(() => expect(dataroom).not.toHaveAccessibleDescription(/web address/))
  },
}

export const AddRoundNarrow: Story = {
  ...AddRound,
  tags: ['variant'],
  globals: { width: '375', theme: 'dark' },
}

/** The role was taken away while the form was open: one clear sentence, and the input stays. */
export const RoleTakenAway: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.UpdateAsset, () => refuse('not_allowed', 'No.'))
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Halden Biologics Preferred' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' A')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect((await screen.findAllByText(/^You can no longer change this/))[0]).toBeVisible()
    await expect(name).toHaveValue('Halden Biologics Preferred A')
  },
}

function mockApi(
  server: FakeServer,
  type: 'issuer' | 'broker' | 'ats' = 'issuer',
  role: 'account_owner' | 'account_viewer' = 'account_owner',
) {
  const me = aUsersData({
    account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
    userAccount: { id: fixtureIds.membership, role, status: 'active' },
  })
  server.on(operations.UsersData, () => usersDataAnswer(me))
  server.on(operations.AssetTypes, assetTypesAnswer)
  server.on(operations.Assets, () => assetsAnswer(assets))
  server.on(operations.AssetRounds, () => assetRoundsAnswer(rounds))
  server.on(operations.ManagedRounds, () => managedRoundsAnswer(managed))
}

const [notes, fund] = [fixtureIds.nth(940), fixtureIds.nth(941)]

const assets = [
  anAsset(),
  anAsset({
    ...{ id: notes, name: 'Halden Convertible Notes 2027', type: 'Debt', status: 'closed' },
    ...{ authorizedTotal: '2400', createdOn: '2024-01-10T09:00:00.000Z' },
  }),
  anAsset({
    ...{ id: fund, name: 'Halden Royalty Fund', type: 'Fund', status: 'drafted' },
    ...{ authorizedTotal: '5000', createdOn: '2023-01-10T09:00:00.000Z' },
  }),
]

const seriesA = {
  ...{ id: fixtureIds.nth(942), name: 'Series A', status: 'closed', price: '8', total: '154500' },
  ...{ opensOn: '2025-01-13', closesOn: '2025-06-30' },
}
const tranche = {
  ...{ id: fixtureIds.nth(943), assetId: notes, name: 'Tranche 2027', status: 'closed' },
  ...{ price: '1000', total: '2400', opensOn: '2024-04-01', closesOn: '2025-03-31' },
  trancheBondDatumByRoundId: {
    ...{ __typename: 'TrancheBondDatum' as const, version: '1' },
    ...{ id: fixtureIds.nth(944), term: 3, coupon: '8.25' },
  },
}
const listed = {
  ...{ __typename: 'Security' as const, version: '1', id: fixtureIds.nth(945) },
  listingBySecurityId: {
    ...{ __typename: 'Listing' as const, version: '1', id: fixtureIds.nth(946) },
    accountByAtsId: {
      ...{ __typename: 'Account' as const, version: '1', id: fixtureIds.nth(947), name: 'Pierhead ATS' },
    },
  },
}

const rounds = [
  anAssetRound({ securityBySecurityId: listed }),
  anAssetRound({ ...seriesA, totalPaidInCapital: '1236000' }),
  anAssetRound({ ...tranche, totalPaidInCapital: '2400000', securityBySecurityId: listed }),
]

const managed = [
  aManagedRound(),
  aManagedRound({
    ...seriesA,
    brokerAllocationsByRoundId: { __typename: 'BrokerAllocationsConnection', nodes: [] },
  }),
  aManagedRound({
    ...{ id: fixtureIds.nth(938), name: 'Bridge' },
    brokerAllocationsByRoundId: {
      __typename: 'BrokerAllocationsConnection',
      nodes: [
        {
          ...{ __typename: 'BrokerAllocation', version: '1', id: fixtureIds.nth(939) },
          ...{ status: 'accepted', managedUnits: null },
        },
      ],
    },
  }),
]
