import type { Allocation } from '@capstan/sdk-core/allocations'
import type { ContactImport, ImportedRow } from '@capstan/sdk-core/contacts'
import {
  anImport,
  anImportedRow,
  fixtureIds,
  importedRowsAnswer,
  importRecord,
  operations,
} from '@capstan/sdk-core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPlatform } from '../../testing/onPlatform'
import { Card } from '../../ui/layout/Card'
import { ImportInvestments } from './ImportInvestments'

const id = fixtureIds.nth

const allocation: Allocation = {
  ...{ id: id(4601), version: '1', name: 'Larkspur 506(c)', status: 'active', managedUnits: '100' },
  ...{ opensOn: '2026-02-16', closesOn: '2026-12-18', ownerId: id(1), round: null, asset: null },
  ...{ qualifications: [], vesting: null, notes: [], links: [], mails: null },
}

const cells = (amount: string, price = '', paidInCapital = '', paidOn = '') => ({
  ...{ amount, price, paidInCapital, paidOn, note: '' },
})

const rows: readonly ImportedRow[] = [
  anImportedRow({
    ...{ id: id(4612), row: 5, name: 'Bea Lindqvist', email: 'bea@example.com', outcome: 'wrong' },
    ...{ problem: 'units_not_left', column: 'amount', cells: cells('60') },
  }),
  anImportedRow({ cells: cells('40', '12.5', '500', '2026-01-15') }),
  anImportedRow({ id: id(4613), row: 3, name: 'M. Okafor', samePerson: 2, cells: cells('10') }),
  anImportedRow({
    ...{ id: id(4614), row: 4, name: 'Elio Marchetti', email: 'elio@example.com' },
    ...{ hasOpen: true, cells: cells('5') },
  }),
]

function onImport(found: ContactImport | null) {
  return onPlatform((server) => {
    const nodes = found ? [importRecord(found)] : []
    server.on(operations.AllocationImport, () => ({
      ...{ __typename: 'Query', allImports: { __typename: 'ImportsConnection', nodes } },
    }))
    server.on(operations.ImportedRows, () => importedRowsAnswer(rows))
    server.on(operations.WholeImportedRows, () => importedRowsAnswer(rows))
  })
}

const being = (changes: Partial<ContactImport>) => ({
  platform: onImport(
    anImport({
      ...{ fileName: 'cap-table.csv', rowCount: 4, addedCount: 3, addedUnits: '55', wrongCount: 1 },
      ...changes,
    }),
  ),
})

const meta = {
  title: 'Allocations/ImportInvestments',
  component: ImportInvestments,
  args: {
    allocation,
    mayEdit: true,
    reader: {
      ...{ userId: id(2), accountId: id(1), type: 'broker', mayChange: true, wasTaken: false },
    } as never, // the block asks for the ids alone
    children: (action) => <Card title="Bulk Invite" actions={action} />,
  },
  parameters: being({}),
} satisfies Meta<typeof ImportInvestments>
export default meta

type Story = StoryObj<typeof meta>

/** Each row of the file shows its outcome and a note on its person. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('New investments, 55 units')
    await canvas.findByText('Same person as in row 2')
    await canvas.findByText('Has an open distribution here')
    await canvas.findByText('There are not enough units left for this row.')
    await expect(canvas.queryByRole('button', { name: 'Edit Row 5' })).toBeNull()
    await canvas.findByRole('button', { name: 'Leave out errors and import 3 investments' })
  },
}

const checked: Story['play'] = async ({ canvas }) => void (await canvas.findByText('Elio Marchetti'))

export const Narrowest: Story = { globals: { width: '320', theme: 'dark' }, play: checked }

export const German: Story = {
  globals: { language: 'german' },
  play: async ({ canvas }) => void (await canvas.findByText('Dieselbe Person wie in Zeile 2')),
}

/** Without a file under way, the view offers to import one. */
export const Choosing: Story = {
  parameters: { platform: onImport(null) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import CSV' }))
    await canvas.findByText(/No mail is sent/)
    await canvas.findByRole('button', { name: 'Example file' })
  },
}

/** Written rows stay; the rest continues when the reason is gone. */
export const Stopped: Story = {
  parameters: being({ status: 'stopped', problem: 'allocation_stale', writtenCount: 2 }),
  play: async ({ canvas }) => {
    await canvas.findByText('The import stopped: 2 investments added.')
    await canvas.findByText('The allocation is stale: no investment can be added to it.')
    await canvas.findByRole('button', { name: 'Continue the import' })
  },
}

export const Failed: Story = {
  parameters: being({ status: 'failed', problem: 'no_header', problemRow: 1 }),
  play: async ({ canvas }) => void (await canvas.findByText(/begins email,contactName,amount/)),
}
