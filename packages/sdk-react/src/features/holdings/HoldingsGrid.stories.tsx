import { selectionFilter } from '@capstan/sdk-core/grid'
import type { HoldingRow } from '@capstan/sdk-core/holdings'
import { aHoldingRow, fixtureIds, operations, type FakeServer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { DataColumn } from '../../grid/model/DataColumn'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { Button } from '../../ui/actions/Button'
import { HoldingsGrid } from './HoldingsGrid'

const meta = {
  title: 'Holdings/HoldingsGrid',
  component: HoldingsGrid,
  parameters: { platform: onPlatform((server) => mockApi(server, someHoldings(120))) },
} satisfies Meta<typeof HoldingsGrid>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** One request loads the fifty rows shown; the totals cover all 120. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Holdings' })
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Maren Okafor 1' })).toBeVisible())
    // The totals come after the rows.
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '122'))
    await expect(canvas.getByText('50 of 120 rows')).toBeVisible()
    await expect(await canvas.findByRole('rowheader', { name: 'Total of 120 rows' })).toBeVisible()
  },
}

/** A host removes a column and adds one, whose cells load their own content and show that they are loading. */
export const ColumnsOfAHost: Story = {
  args: { columns: hostColumns },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Maren Okafor 1' })).toBeVisible())
    await expect(canvas.queryByRole('columnheader', { name: 'Investor Email' })).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: 'Adviser' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Ada Whitlock').length).toBeGreaterThan(5))

    // It is arranged as the others are.
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await userEvent.click(await within(document.body).findByRole('checkbox', { name: 'Adviser' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Adviser' })).toBeNull())
  },
}

const onSend = fn()

/** A host does something with the rows that are selected: some by id, or all that match. */
export const ActionsOfAHost: Story = {
  args: {
    bulkActions: (grid) => (
      <Button dense onPress={() => onSend(selectionFilter(grid.store.getState().selection))}>
        Send statements
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Select Maren Okafor 1' })
    await expect(canvas.queryByRole('button', { name: 'Send statements' })).toBeNull()
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Send statements' }))
    await expect(onSend).toHaveBeenLastCalledWith({ id: { in: [expect.any(String)] } })

    await userEvent.click(canvas.getByRole('button', { name: 'Select all 120 that match' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send statements' }))
    await expect(onSend).toHaveBeenLastCalledWith({ id: { notIn: [] } })
  },
}

export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findByText('Maren Okafor 1')),
}

/** Only the existence of these is known. */
export const NothingKnown: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, [nothingKnown])) },
  play: async ({ canvas }) => void (await canvas.findAllByText('N/A')),
}

export const Narrowest: Story = { tags: ['variant'], ...Narrow, globals: { width: '320', theme: 'dark' } }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Maren Okafor 1')),
}

export const RightToLeft: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas }) => void (await canvas.findByText('Maren Okafor 1')),
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
    platform: onPlatform((server) => mockApi(server, [aHoldingRow({ investorAccountName: longName })])),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText(longName)),
}

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockApi(server, [])) },
  play: async ({ canvas }) => void (await canvas.findByText('No Holdings Found')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => server.on(operations.Holdings, never)) },
  play: async ({ canvas }) =>
    void (await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))),
}

/** The rows could not be read; Retry reads them. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockApi(server, someHoldings(3))
      server.on(
        operations.Holdings,
        failingOnce(() => page(someHoldings(3), 3)),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByText('Maren Okafor 1')
  },
}

function hostColumns(own: readonly DataColumn<HoldingRow>[]): readonly DataColumn<HoldingRow>[] {
  const adviser: DataColumn<HoldingRow> = {
    id: 'hostAdviser',
    kind: 'text',
    header: 'Adviser',
    value: () => undefined,
    cell: ({ id }) => <Adviser of={id} />,
    width: 140,
  }
  return [...own.filter(({ id }) => id !== 'investorEmail'), adviser]
}

/** As a host's own platform answers, a moment later. */
function Adviser({ of }: { of: string }) {
  const [name, setName] = useState('…')
  useEffect(() => {
    const timer = setTimeout(() => setName('Ada Whitlock'), 50)
    return () => clearTimeout(timer)
  }, [of])
  return <span>{name}</span>
}

const longName = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung & Söhne'

function mockApi(server: FakeServer, holdings: readonly HoldingRow[]) {
  server.on(operations.Holdings, ({ first, offset }) => {
    const from = offset ?? 0
    return page(holdings.slice(from, from + (first ?? holdings.length)), holdings.length)
  })
  server.on(operations.HoldingTotals, () => ({
    __typename: 'Query',
    allFullHoldings: {
      __typename: 'FullHoldingsConnection',
      totals: { __typename: 'FullHoldingTotals', amount: '192000', totalValue: '2400000' },
    },
  }))
}

function page(nodes: readonly HoldingRow[], totalCount: number) {
  return {
    __typename: 'Query' as const,
    allFullHoldings: { __typename: 'FullHoldingsConnection' as const, totalCount, nodes: [...nodes] },
  }
}

function someHoldings(count: number): HoldingRow[] {
  return Array.from({ length: count }, (_, at) =>
    aHoldingRow({ id: fixtureIds.nth(900 + at), investorAccountName: `Maren Okafor ${at + 1}` }),
  )
}

const nothingKnown = aHoldingRow({
  investorAccountEmail: null,
  percentOfSecurity: null,
  purchasePrice: null,
  totalValue: null,
  issuedOn: null,
})

async function shown({ canvas }: Context) {
  await canvas.findAllByText('Maren Okafor 1')
}
