import type { AccountRole } from '@capstan/sdk-core/accounts'
import {
  aDashboardAccount,
  aDashboardAsset,
  anAccount,
  aUsersData,
  dashboardAccountsAnswer,
  dashboardAssetsAnswer,
  dashboardFiguresAnswer,
  dashboardTransactionsAnswer,
  fixtureIds,
  operations,
  someDashboardFigures,
  usersDataAnswer,
  waitingAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { losingRole } from '../../testing/losingRole'
import { failingOnce, never, onPlatform, outOfOrder } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { Dashboard } from './Dashboard'

const meta = {
  title: 'Dashboard/Dashboard',
  component: Dashboard,
  parameters: { platform: onPlatform((server) => mockApi(server)) },
} satisfies Meta<typeof Dashboard>
export default meta

type Story = StoryObj<typeof meta>

const tiles: Story['play'] = async ({ canvas }) =>
  void (await canvas.findByRole('link', { name: /^Capital Raised/ }))

export const Issuer: Story = {
  play: async (context) => {
    await tiles(context)
    const { canvas } = context
    await expect(
      canvas.getByRole('link', { name: /^Capital Raised\s*\$7\.23M\s*\$7,226,000\.00$/ }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('progressbar', { name: 'Halden Biologics Preferred, raised' }),
    ).toBeVisible()
    await expect(canvas.getByText('Fund · No rounds found.')).toBeVisible()
    await expect(canvas.getByText('12 closed investments are not issued yet.')).toBeVisible()
    // Each is one press from being done: the round's dialog, the page of the document's security.
    await expect(canvas.getByRole('link', { name: /^Issue in Series B/ })).toHaveAttribute(
      'href',
      `/asset-class/${fixtureIds.nth(901)}/manage?open=issue`,
    )
    await expect(canvas.getByRole('link', { name: /^Go to the import/ })).toHaveAttribute('href', '/contacts')
    await expect(canvas.getByRole('link', { name: /^Share Holders/ })).toHaveAttribute(
      'href',
      `/security/${fixtureIds.nth(4101)}`,
    )
  },
}

/** No holdings of its own, and nothing of the money of others. */
export const Broker: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, 'broker')) },
  play: async (context) => {
    await tiles(context)
    await expect(context.canvas.queryByText('All Holdings')).toBeNull()
    await expect(context.canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** A viewer does not see tasks that they cannot do. */
export const Viewer: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, 'issuer', 'account_viewer')) },
  play: async (context) => {
    await tiles(context)
    await expect(context.canvas.queryByText('Waiting for you')).toBeNull()
  },
}

export const Narrow: Story = { tags: ['variant'], play: tiles, globals: { width: '375' } }

export const Narrowest: Story = { tags: ['variant'], play: tiles, globals: { width: '320' } }

export const DoubledText: Story = { globals: { text: '200', width: '960' }, play: doubled(tiles) }

export const Printed: Story = { globals: { medium: 'print' }, play: printed(tiles) }

export const WithoutMouse: Story = { play: tabbedThrough(tiles) }

export const DarkLoud: Story = { tags: ['variant'], play: tiles, globals: { theme: 'dark', brand: 'ember' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /^Eingeworbenes Kapital/ })),
}

export const RightToLeft: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas }) => void (await canvas.findByText('Halden Royalty Fund')),
}

export const LongNames: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      const name = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
      server.on(operations.DashboardAssets, () => dashboardAssetsAnswer([aDashboardAsset({ name })]))
      server.on(operations.DashboardAccounts, () => dashboardAccountsAnswer([aDashboardAccount({ name })]))
      server.on(operations.DashboardFigures, () =>
        dashboardFiguresAnswer(someDashboardFigures({ capitalRaised: '123456789012345.67' })),
      )
    }),
  },
  play: tiles,
}

export const LongNamesNarrow: Story = { tags: ['variant'], ...LongNames, globals: { width: '320' } }

/** A new issuer: nothing yet, and nothing waits. */
export const Empty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.DashboardAssets, () => dashboardAssetsAnswer([]))
      server.on(operations.DashboardAccounts, () => dashboardAccountsAnswer([]))
      server.on(operations.DashboardTransactions, () => dashboardTransactionsAnswer([]))
      server.on(operations.Waiting, () => waitingAnswer({}))
      server.on(operations.DashboardFigures, () =>
        dashboardFiguresAnswer({
          ...{ closedRounds: 0, activeRounds: 0, capitalRaised: null, investors: 0 },
          ...{ distributions: 0, openDistributions: 0, holdings: 0 },
        }),
      )
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No assets found.')).toBeVisible()
    await expect(canvas.queryByText('Waiting for you')).toBeNull()
  },
}

/** A broker without any records yet. */
export const BrokerEmpty: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server, 'broker')
      server.on(operations.DashboardAssets, () => dashboardAssetsAnswer([]))
      server.on(operations.DashboardAccounts, () => dashboardAccountsAnswer([]))
      server.on(operations.DashboardTransactions, () => dashboardTransactionsAnswer([]))
      server.on(operations.Waiting, () => waitingAnswer({}))
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No issuers found.')).toBeVisible()
    await expect(canvas.queryByText('Waiting for you')).toBeNull()
  },
}

export const BrokerNarrow: Story = {
  parameters: Broker.parameters,
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findByText('2 invitations to rounds wait for your answer.')),
}

/** In more rounds than are named: the others are behind one link. */
export const ManyRoundsWait: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.Waiting, () =>
        waitingAnswer({ unissued: { ...unissued, count: 240, hasMore: true } }),
      )
    }),
  },
  play: async ({ canvas }) =>
    void expect((await canvas.findByRole('link', { name: /^Show all/ })).getAttribute('href')).toMatch(
      /^\/distributions\?/,
    ),
}

/** The name of a round also has room with text twice as large. */
export const LongNameDoubled: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.Waiting, () =>
        waitingAnswer({ unissued: { ...unissued, rounds: [{ id: fixtureIds.nth(2200), name: longName }] } }),
      )
    }),
  },
  globals: { text: '200', width: '960' },
  play: doubled(async (context) => {
    await tiles(context)
    await context.canvas.findByRole('link', { name: new RegExp(`^Issue in ${longName}`) })
  }),
}

const longName =
  'Second Supplementary Growth Extension Round of Preferred Participating Shares of the Ashgrove and Harbour Walk Settlement'

/** An asset has more rounds than are loaded: it shows their number, and no incomplete sum. */
export const MoreRoundsThanRead: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.DashboardAssets, () =>
        dashboardAssetsAnswer([aDashboardAsset({ roundCount: 1_204 })]),
      )
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Equity · 1,204 rounds')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}

/** The waiting tasks could not be read: the card says so, and Retry reads them. */
export const WaitingFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.Waiting,
        failingOnce(() => waitingAnswer({ unissued })),
      )
    }),
  },
  play: async (context) => {
    await tiles(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText('Waiting for you')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('12 closed investments are not issued yet.')
  },
}

/** Only the reader could be loaded: each part shows its error. */
export const EverythingFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.DashboardFigures, outOfOrder)
      server.on(operations.Waiting, outOfOrder)
      server.on(operations.DashboardAssets, outOfOrder)
      server.on(operations.DashboardAccounts, outOfOrder)
      server.on(operations.DashboardTransactions, outOfOrder)
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(5))
    for (const name of ['Waiting for you', 'Figures', 'Assets', 'Distributors', 'Transactions'])
      await within(canvas.getByRole('region', { name })).findByRole('button', { name: 'Retry' })
  },
}

const taken = losingRole((server, role) => mockApi(server, 'issuer', role))

/** The role was taken away while the page was open: one sentence says so, and no tasks are left. */
export const RoleTaken: Story = {
  parameters: { platform: taken.platform },
  play: async (context) => {
    await tiles(context)
    const { canvas } = context
    await expect(canvas.getByText('Waiting for you')).toBeVisible()
    await taken.take()
    await expect(await canvas.findByText(/^Your role in this account has changed/)).toBeVisible()
    await expect(canvas.queryByText('Waiting for you')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(operations.DashboardFigures, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
}

/** One part failed: the rest of the page stands, and Retry reads it. */
export const PartFailed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server)
      server.on(
        operations.DashboardAssets,
        failingOnce(() => dashboardAssetsAnswer([aDashboardAsset()])),
      )
    }),
  },
  play: async (context) => {
    await tiles(context)
    await context.canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Retried: Story = {
  parameters: PartFailed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Halden Biologics Preferred')
  },
}

function mockApi(
  server: FakeServer,
  type: 'issuer' | 'broker' = 'issuer',
  role: AccountRole = 'account_owner',
) {
  const me = aUsersData({
    account: anAccount({ type, name: 'Halden Biologics, Inc.' }),
    userAccount: { id: fixtureIds.membership, role, status: 'active' },
  })
  const isIssuer = type === 'issuer'
  server.on(operations.UsersData, () => usersDataAnswer(me))
  server.on(operations.DashboardFigures, () =>
    dashboardFiguresAnswer(someDashboardFigures(isIssuer ? {} : { holdings: undefined })),
  )
  server.on(operations.Waiting, () =>
    waitingAnswer(
      isIssuer
        ? { unissued, unshared, contactImport: 'failed' }
        : { invitations: 2, contactImport: 'checked' },
    ),
  )
  server.on(operations.DashboardAssets, () => dashboardAssetsAnswer(isIssuer ? assets : assets.map(unpaid)))
  server.on(operations.DashboardAccounts, () => dashboardAccountsAnswer(isIssuer ? brokers : issuers))
  server.on(operations.DashboardTransactions, () => dashboardTransactionsAnswer(transactions))
}

const unissued = {
  count: 12,
  rounds: [
    { id: fixtureIds.nth(901), name: 'Series B' },
    { id: fixtureIds.nth(903), name: 'Tranche 1' },
  ],
  hasMore: false,
}

const unshared = {
  count: 1,
  documents: [{ name: 'Holders 2026', on: 'security' as const, id: fixtureIds.nth(4101) }],
}

const round = (nth: number, price: string, total: string, totalPaidInCapital: string) => ({
  id: fixtureIds.nth(nth),
  ...{ price, total, totalPaidInCapital },
})

const assets = [
  aDashboardAsset(),
  aDashboardAsset({
    ...{ id: fixtureIds.nth(902), name: 'Halden Convertible Notes 2027', type: 'Debt', status: 'closed' },
    rounds: [round(903, '1000', '2400', '2400000')],
  }),
  aDashboardAsset({
    ...{ id: fixtureIds.nth(904), name: 'Halden Royalty Fund', type: 'Fund', status: 'drafted', rounds: [] },
  }),
]

/** A broker does not see the money of other accounts. */
const unpaid = (asset: (typeof assets)[number]) => ({
  ...asset,
  rounds: asset.rounds.map((each) => ({ ...each, totalPaidInCapital: null })),
})

const brokers = [
  aDashboardAccount(),
  aDashboardAccount({
    ...{ id: fixtureIds.nth(912), name: 'Brightwater & Co. Capital' },
    ...{ managedUnits: undefined, invitation: 'sent' },
  }),
  aDashboardAccount({ id: fixtureIds.nth(913), name: 'Tallis Private Markets', managedUnits: '40000' }),
]

const issuers = [
  aDashboardAccount({
    name: 'Halden Biologics, Inc.',
    assetCount: 3,
    invitation: 'none',
    managedUnits: undefined,
  }),
]

const transactions = [4, 2, 12, 1, 6].map((entryCount, index) => ({
  id: fixtureIds.nth(920 + index),
  entryCount,
}))
