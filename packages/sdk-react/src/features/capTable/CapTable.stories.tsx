import { operations, type FakeServer } from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Stakeholder } from '@capstan/sdk-core/capTable'
import type { DataColumn } from '../../grid/model/DataColumn'
import { failingOnce, never, onPlatform } from '../../testing/onPlatform'
import { doubled, printed, tabbedThrough } from '../../testing/accessibilityChecks'
import { CapTable } from './CapTable'
import { manyStakeholders, someRounds, someStakeholders, mockCapTableApi } from './testing'

const some = { stakeholders: someStakeholders(), rounds: someRounds() }

const meta = {
  title: 'CapTable/CapTable',
  component: CapTable,
  parameters: { platform: onPlatform((server) => mockCapTableApi(server, some)) },
} satisfies Meta<typeof CapTable>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** One asset at first: issued units add up to 100.00, and the others are shown separately. By round, and of all assets. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Cap Table by stakeholder' })
    await canvas.findByText('321,000 units issued, 9,600 bought and not yet issued.')
    await canvas.findByRole('img', { name: 'Northgate Employees’ Pension: 80,000 · 24.20%' })
    await waitFor(() => {
      const total = canvas.getByRole('rowheader', { name: 'Total of 10 rows' })
      expect(total.closest('[role=row]')).toHaveTextContent('100.00%')
    })
    await expect(await canvas.findByRole('link', { name: 'Ada Whitlock' })).toHaveAttribute('href')

    await userEvent.click(canvas.getByRole('button', { name: 'By round' }))
    await canvas.findByRole('grid', { name: 'Cap Table by round' })
    await canvas.findByRole('img', { name: 'Series B: 230,100 · 69.60%' })
    await userEvent.click(canvas.getByRole('button', { name: /^All assets/ }))
    await canvas.findByText('Units of different assets are not added up.')
    // 2,756,250 of 4,200,250.
    await canvas.findByRole('img', { name: 'Series B: $2,756,250.00 · 65.62%' })
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Tranche 2027' })).toBeVisible())
  },
}

/** A host’s own column, which is sorted, shown and hidden as the others are. */
export const ColumnsOfAHost: Story = {
  args: { columns: withInitials },
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Cap Table by stakeholder' })
    const heading = await within(grid).findByRole('columnheader', { name: /^Initials/ })
    await within(grid).findByRole('gridcell', { name: 'AW' })
    await userEvent.click(heading)
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'))
  },
}

export const Narrow: Story = {
  globals: { width: '375' },
  play: async ({ canvas }) => void (await canvas.findAllByText('Northgate Employees’ Pension')),
}

export const Narrowest: Story = { tags: ['variant'], ...Narrow, globals: { width: '320', theme: 'dark' } }

export const DoubledText: Story = {
  globals: { text: '200', width: '960' },
  play: doubled(shown),
}

export const Printed: Story = { globals: { medium: 'print' }, play: printed(shown) }

export const WithoutMouse: Story = { play: tabbedThrough(shown) }

export const German: Story = { tags: ['variant'], globals: { language: 'german' }, play: shown }

export const RightToLeft: Story = {
  tags: ['variant'],
  globals: { language: 'rightToLeft', width: '640' },
  play: shown,
}

export const LoudBrand: Story = { tags: ['variant'], globals: { brand: 'ember', theme: 'dark' }, play: shown }

/** The cap table of one round, as its page has it: a donut. */
export const OfOneRound: Story = {
  args: { roundId: some.rounds[0]?.roundId ?? '' },
  parameters: {
    platform: onPlatform((server) =>
      mockCapTableApi(server, { stakeholders: some.stakeholders.slice(0, 9), rounds: [] }),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Kestrel Family Office, LP/ })
    await expect(canvas.queryByRole('button', { name: 'By round' })).toBeNull()
  },
}

/** Five thousand holders with long names: a hundred of them are tiles, the smallest are one. */
export const ManyHolders: Story = {
  parameters: {
    platform: onPlatform((server) =>
      mockCapTableApi(server, { stakeholders: manyStakeholders(5_000), rounds: [] }),
    ),
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '5002'))
    await canvas.findByRole('img', { name: /^4,?900 others/ })
    await expect(grid.querySelectorAll('*').length).toBeLessThan(450)
  },
}

export const Empty: Story = {
  parameters: { platform: onPlatform((server) => mockCapTableApi(server, { stakeholders: [], rounds: [] })) },
  play: async ({ canvas }) => void (await canvas.findByText('No stakeholders found.')),
}

export const Loading: Story = {
  parameters: { platform: onPlatform((server) => neverAnswering(server)) },
  play: async ({ canvas }) => void (await canvas.findByText(/^Loading/)),
}

/** It could not be read; Retry reads it. */
export const Failed: Story = {
  parameters: {
    platform: onPlatform((server) => {
      mockCapTableApi(server, some)
      server.on(
        operations.CapTableRounds,
        failingOnce(() => ({
          __typename: 'Query',
          capTableRounds: { __typename: 'CapTableRoundsConnection', nodes: someRounds() },
        })),
      )
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await canvas.findByRole('grid')
  },
}

function neverAnswering(server: FakeServer) {
  server.on(operations.CapTableTotals, never)
  server.on(operations.CapTableRounds, never)
}

function withInitials(own: readonly DataColumn<Stakeholder>[]): readonly DataColumn<Stakeholder>[] {
  const value = ({ investorName }: Stakeholder) => investorName?.replace(/(\p{Lu})\S*\s*/gu, '$1')
  const cell = (row: Stakeholder) => <bdi>{value(row)}</bdi>
  return [...own, { id: 'initials', kind: 'text', header: 'Initials', value, cell, width: 110 }]
}

async function shown({ canvas }: Context) {
  await canvas.findAllByText('Northgate Employees’ Pension')
}
