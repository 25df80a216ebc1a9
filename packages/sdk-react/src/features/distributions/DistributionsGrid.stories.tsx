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
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { DistributionsGrid } from './DistributionsGrid'
import { someDistributions } from './testing'

const meta = {
  title: 'Distributions/DistributionsGrid',
  component: DistributionsGrid,
  parameters: { platform: onPlatform((server) => mockApi(server, someDistributions(9))) },
} satisfies Meta<typeof DistributionsGrid>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

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
    await expect(
      await canvas.findByText('Total (USD): total of 8 of 9 rows. The other rows show no value.'),
    ).toBeVisible()
    const locked = grid.getByRole('rowheader', { name: 'Northgate Employees’ Pension Locked' })
    await expect(locked.closest('[role=row]')?.querySelector('.capstan-chip')).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(await canvas.findByLabelText('Filter Status'), 'Requested')
    await waitFor(() => expect(grid.getByText('Kestrel Family Office, LP')).toBeVisible())
    await waitFor(() => expect(grid.queryByText('Maren Okafor')).toBeNull())
  },
}

/** Filtered by its chips: locked ones, and closed ones, of which one was rejected. The old rows stay until the new ones arrive. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Maren Okafor' })
    const chips = within(canvas.getByRole('group', { name: 'Statuses shown' }))
    await waitFor(() =>
      expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
        'Drafted1',
        'Open3',
        'Closed2',
        'Locked2',
        'Deleted1',
      ]),
    )
    for (const name of ['Drafted', 'Open', 'Deleted'])
      await userEvent.click(chips.getByRole('button', { name: new RegExp(name) }))

    const names = () =>
      canvas.getAllByRole('rowheader').map((each) => each.textContent?.replace('Locked', ''))
    await waitFor(() =>
      expect(names()).toEqual([
        'Bea Lindqvist',
        'Kestrel Family Office, LP',
        'Northgate Employees’ Pension',
        'Hideo Tanaka IRA',
        'Total of 4 rows',
      ]),
    )
    await expect(canvas.getByRole('button', { name: /^Locked/ })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvas.getByText('4 rows', { selector: '[aria-live] *' })).toBeInTheDocument())
  },
}

/** An agent sees no price: neither of one unit nor of all. */
export const ForAnAgent: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, someDistributions(9), 'agent')) },
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

export const Narrowest: Story = { tags: ['variant'], ...Narrow, globals: { width: '320', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Maren Okafor')),
}

export const RightToLeft: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas }) => void (await canvas.findByText('Maren Okafor')),
}

/** On a card its status is one line, and all of it. */
export const GermanNarrow: Story = {
  globals: { language: 'german', width: '375' },
  play: async ({ canvas }) => {
    // The states that are filtered by are called the same.
    const status = await waitFor(async () => {
      const found = canvas.getAllByText('Geschlossen').find((each) => each.closest('[data-as=end]'))
      await expect(found).toBeTruthy()
      return found
    })
    const [chip, cell] = [status, status?.closest('[data-as]')].map((box) => box?.getBoundingClientRect())
    await expect(chip?.width).toBeLessThanOrEqual(cell?.width ?? 0)
    await expect(chip?.height).toBeLessThanOrEqual(cell?.height ?? 0)
  },
}

export const LoudBrand: Story = { tags: ['variant'], ...Narrow, globals: { brand: 'ember', theme: 'dark' } }

export const DoubledText: Story = {
  globals: { text: '200', width: '960' },
  play: doubled(shown),
}

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const LongNames: Story = {
  parameters: {
    platform: onPlatform((server) =>
      mockApi(
        server,
        someDistributions(1).map((row) => ({ ...row, investorAccountName: longName })),
      ),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText(longName)),
}

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, [])) },
  play: async ({ canvas }) => void (await canvas.findByText('No Distributions Found')),
}

export const Loading: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server, [])
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
      mockApi(server, someDistributions(1))
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

const longName = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung & Söhne'

function mockApi(
  server: FakeServer,
  rows: readonly Required<DistributionRow>[],
  type: AccountType = 'issuer',
) {
  server.on(operations.UsersData, () => usersDataAnswer(aUsersData({ account: anAccount({ type }) })))
  server.on(operations.Distributions, ({ filter }) => page(matching(rows, filter as Asked)))
  server.on(operations.UnpricedDistributions, ({ filter }) => page(matching(rows, filter as Asked)))
  const inState = (state: string) => count(rows.filter(({ shownStatus }) => shownStatus === state).length)
  server.on(operations.DistributionCounts, () => ({
    __typename: 'Query',
    drafted: inState('drafted'),
    open: inState('open'),
    closed: count(
      rows.filter(({ shownStatus }) => ['closed', 'rejected'].includes(shownStatus ?? '')).length,
    ),
    locked: count(rows.filter(({ locked }) => locked).length),
    deleted: inState('deleted'),
  }))
  const totals = { __typename: 'FullDistributionTotals', amount: '152000', committedCapital: '1900000' }
  for (const operation of [operations.DistributionTotals, operations.UnpricedDistributionTotals])
    server.on(operation, () => ({
      __typename: 'Query',
      allFullDistributions: { __typename: 'FullDistributionsConnection', totals },
    }))
}

interface Asked {
  shownStatus?: { in: (string | null)[] }
  locked?: { equalTo: boolean }
  or?: Asked[]
}

/** The platform filters by the shown status and by the lock; this mock by nothing else. */
function matching(rows: readonly Required<DistributionRow>[], filter: Asked) {
  return rows.filter((row) => matches(row, filter))
}

function matches(row: Required<DistributionRow>, { shownStatus, locked, or }: Asked): boolean {
  if (or) return or.some((each) => matches(row, each))
  return shownStatus?.in.includes(row.shownStatus) ?? (locked === undefined || row.locked === locked.equalTo)
}

const count = (totalCount: number) => ({ __typename: 'FullDistributionsConnection' as const, totalCount })

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

async function shown({ canvas }: Context) {
  await canvas.findAllByText('Maren Okafor')
}
