import type { PortfolioRecords, PortfolioRow } from '@capstan/sdk-core/portfolio'
import {
  anAccount,
  aPortfolio,
  aUsersData,
  aWallOffering,
  offerWallAnswer,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { DataColumn } from '../../grid/model/DataColumn'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { Portfolio } from './Portfolio'

/** Holdings of the account, from the platform; `PortfolioView` shows the same from props. */
const meta = {
  title: 'Portfolio/Portfolio',
  component: Portfolio,
  parameters: { platform: onPlatform((server) => mockPortfolioApi(server)) },
} satisfies Meta<typeof Portfolio>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('treegrid')),
}

/** A host removes a column and adds another. */
export const ColumnsOfAHost: Story = {
  args: { columns: withRating },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('columnheader', { name: /^Rating/ })
    await expect(canvas.queryByRole('columnheader', { name: /^Units/ })).toBeNull()
    const [expand] = await canvas.findAllByRole('button', { name: /^Expand/ })
    if (expand) await userEvent.click(expand)
    await canvas.findAllByRole('gridcell', { name: 'A–' })
  },
}

/** Pending is deselected: the platform is queried for fewer statuses. */
export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treegrid')
    await userEvent.click(canvas.getByRole('button', { name: /^Pending/ }))
    await expect(await canvas.findByRole('button', { name: /^Pending/, pressed: false })).toBeVisible()
  },
}

/** A portfolio without investments: the next step, and the offerings. */
export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockBeginnerApi(server, { setup: true })) },
  play: async ({ canvas }) => {
    await canvas.findByText('No Investments Found')
    await canvas.findByRole('link', { name: /^View offering/ })
  },
}

/** An account that is not set up starts with setup. */
export const NotSetUp: Story = {
  parameters: { platform: onPlatform((server) => mockBeginnerApi(server, { setup: false })) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Set Up Account' })
    await canvas.findByRole('link', { name: /^View offering/ })
  },
}

export const NotSetUpNarrow: Story = { ...NotSetUp, tags: ['variant'], globals: { width: '375' } }

/** An issuer reads the holdings of its investors, which are not its own portfolio. */
export const OfAnIssuer: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPortfolioApi(server)
      const account = anAccount({ type: 'issuer' })
      server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account })))
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Holdings of your investors' })).toHaveAttribute(
      'href',
      '/holdings',
    )
    await expect(canvas.queryByRole('treegrid')).toBeNull()
  },
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      server.on(operations.PortfolioHoldings, never)
      server.on(operations.PortfolioDistributions, never)
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

/** The holdings could not be read; Retry reads them. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockPortfolioApi(server)
      server.on(
        operations.PortfolioHoldings,
        failingOnce(() => holdingsAnswer(aPortfolio())),
      )
    }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

export const Retried: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('treegrid')).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Show as table' })),
}

function mockPortfolioApi(server: FakeServer, records: PortfolioRecords = aPortfolio()) {
  server.on(operations.PortfolioHoldings, () => holdingsAnswer(records))
  server.on(operations.PortfolioDistributions, () => distributionsAnswer(records))
}

function mockBeginnerApi(server: FakeServer, { setup }: { setup: boolean }) {
  const data = aUsersData()
  mockPortfolioApi(server, { holdings: [], distributions: [] })
  server.on(operations.OfferWall, () => offerWallAnswer([aWallOffering()]))
  server.on(operations.UsersData, () =>
    usersDataAnswer({ ...data, account: data.account && { ...data.account, setup } }),
  )
}

// The answers of the platform have more fields than the rows need.
const holdingsAnswer = ({ holdings }: PortfolioRecords) =>
  ({ __typename: 'Query', allHoldings: { nodes: holdings } }) as never

const distributionsAnswer = ({ distributions }: PortfolioRecords) =>
  ({ __typename: 'Query', allDistributions: { nodes: distributions } }) as never

function withRating(own: readonly DataColumn<PortfolioRow>[]): readonly DataColumn<PortfolioRow>[] {
  const [asset, ...others] = own.filter(({ id }) => id !== 'units')
  const rating: DataColumn<PortfolioRow> = { id: 'rating', kind: 'text', header: 'Rating', value: () => 'A–' }
  return asset ? [asset, rating, ...others] : []
}
