import type { AccountType } from '@capstan/sdk-core/accounts'
import type { DistributionRow } from '@capstan/sdk-core/distributions'
import {
  anAccount,
  aUsersData,
  operations,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { DistributionsGrid } from './DistributionsGrid'
import { someDistributions } from './testing'

const meta = {
  title: 'Distributions/DistributionsGrid',
  component: DistributionsGrid,
  parameters: { platform: onPlatform((server) => teach(server, someDistributions(9))) },
} satisfies Meta<typeof DistributionsGrid>
export default meta

type Story = StoryObj<typeof meta>

/** Every state a distribution can be in: how far it is in words, and of a locked one how far its issuance is. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Maren Okafor' })
    const grid = within(canvas.getByRole('grid', { name: 'Distributions' }))
    await expect(grid.getByRole('columnheader', { name: 'Created On' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(grid.queryByRole('columnheader', { name: 'Asset' })).toBeNull()
    for (const text of [
      '3 of 5',
      'Not Started',
      'No Qualifications',
      'Not Finished',
      'Accreditation, failed',
    ])
      await expect(grid.getByText(text)).toBeVisible()
    await expect(grid.getAllByText('Finished')).toHaveLength(4)
    await expect(await canvas.findByRole('rowheader', { name: 'Total of 9 rows' })).toBeVisible()
    const locked = grid.getByRole('rowheader', { name: 'Northgate Employees’ Pension Locked' })
    await expect(locked.closest('[role=row]')?.querySelector('.capstan-chip')).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Filter Status'), 'Requested')
    await waitFor(() => expect(grid.getByText('Kestrel Family Office, LP')).toBeVisible())
    await waitFor(() => expect(grid.queryByText('Maren Okafor')).toBeNull())
  },
}

/** An agent is told of no price: neither of one unit nor of all. */
export const ForAnAgent: Story = {
  parameters: { platform: onPlatform((server) => teach(server, someDistributions(9), 'agent')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'Maren Okafor' })
    await expect(canvas.getByRole('columnheader', { name: 'Units' })).toBeVisible()
    for (const name of ['Price', 'Total (USD)'])
      await expect(canvas.queryByRole('columnheader', { name })).toBeNull()
  },
}

export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findByText('Maren Okafor')),
}

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => teach(server, [])) },
  play: async ({ canvas }) => void (await canvas.findByText('No Distributions Found')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server, [])
      server.on(operations.Distributions, never)
    }),
  },
  play: async ({ canvas }) =>
    void (await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))),
}

/** The rows could not be read; Retry reads them. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      teach(server, someDistributions(1))
      server.on(
        operations.Distributions,
        failingOnce(() => page(someDistributions(1))),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Maren Okafor')
  },
}

function teach(server: FakeServer, rows: readonly Required<DistributionRow>[], type: AccountType = 'issuer') {
  server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account: anAccount({ type }) })))
  server.on(operations.Distributions, ({ filter }) => page(matching(rows, filter)))
  server.on(operations.UnpricedDistributions, ({ filter }) => page(matching(rows, filter)))
  const totals = { __typename: 'FullDistributionTotals', amount: '152000', committedCapital: '1900000' }
  for (const operation of [operations.DistributionTotals, operations.UnpricedDistributionTotals])
    server.on(operation, () => ({
      __typename: 'Query',
      allFullDistributions: { __typename: 'FullDistributionsConnection', totals },
    }))
}

/** The platform filters by the status that is shown; here, by nothing else. */
function matching(rows: readonly Required<DistributionRow>[], filter: object) {
  const { shownStatus } = filter as { shownStatus?: { in: (string | null)[] } }
  return rows.filter((row) => !shownStatus || shownStatus.in.includes(row.shownStatus))
}

function page<Row>(nodes: Row[]) {
  return {
    __typename: 'Query' as const,
    allFullDistributions: {
      __typename: 'FullDistributionsConnection' as const,
      totalCount: nodes.length,
      nodes,
    },
  }
}
