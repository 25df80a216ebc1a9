import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '../ui/actions/Button'
import { StatusChip } from '../ui/display/StatusChip'
import { Card } from '../ui/layout/Card'
import { DataTable, type DataTableProps } from './DataTable'
import type { TableDefinition } from './TableDefinition'

interface Deployment {
  id: string
  what: string
  amount: string | null
  deployedOn: string
  status: string
}

const deployments: Deployment[] = [
  {
    id: '1',
    what: 'Laboratory in Bergen',
    amount: '1240000.5',
    deployedOn: '2026-03-02',
    status: 'deployed',
  },
  { id: '2', what: 'Cold chain', amount: '98000', deployedOn: '2025-12-15', status: 'deployed' },
  { id: '3', what: 'Second trial', amount: null, deployedOn: '2026-10-01', status: 'deploying' },
  { id: '4', what: 'Audit', amount: '400000', deployedOn: '2026-10-01', status: 'failed' },
]

const table: TableDefinition<Deployment> = {
  idOf: ({ id }) => id,
  columns: [
    { id: 'what', header: 'Deployment', kind: 'text', value: ({ what }) => what },
    {
      id: 'status',
      header: 'Status',
      kind: 'text',
      value: ({ status }) => status,
      cell: ({ status }) => <StatusChip status={status} />,
    },
    {
      id: 'deployedOn',
      header: 'Deployed on',
      kind: 'date',
      value: ({ deployedOn }) => deployedOn,
      format: (day, formats) => formats.day(day, 'short'),
    },
    {
      id: 'amount',
      header: 'Amount (USD)',
      kind: 'number',
      value: ({ amount }) => amount,
      format: (amount, formats) => formats.amount(amount),
    },
  ],
}

const meta = {
  title: 'Tables/DataTable',
  component: DataTable<Deployment>,
  decorators: [
    (Story) => (
      <Card flush title="Capital Deployments">
        <Story />
      </Card>
    ),
  ],
  args: { 'aria-label': 'Capital deployments', table, rows: { status: 'ready', data: deployments } },
} satisfies Meta<typeof DataTable<Deployment>>
export default meta

type Story = StoryObj<typeof meta>

/** Each press of a header sorts: up, down, and as the rows came. Empty cells are last both ways. */
export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((each) => each.textContent?.split(' ')[0])
    const header = canvas.getByRole('columnheader', { name: 'Amount (USD)' })
    within(header).getByRole('button').focus()

    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(names()).toEqual(['Cold', 'Audit', 'Laboratory', 'Second'])
    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(names()).toEqual(['Laboratory', 'Audit', 'Cold', 'Second'])
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual(['Laboratory', 'Cold', 'Second', 'Audit'])
  },
}

function Choosing(props: DataTableProps<Deployment>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      {...props}
      selection={{
        chosen,
        onChange: setChosen,
        nameOf: ({ what }) => what,
        actions: <Button dense>Confirm</Button>,
      }}
    />
  )
}

/** By key: Space chooses a row, and all of them; where only some are chosen the box above says so. */
export const Selected: Story = {
  render: (props) => <Choosing {...props} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    canvas.getByRole('checkbox', { name: 'Select Audit' }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('row', { name: /Audit/ })).toHaveAttribute('aria-selected', 'true')
    await expect(all).toBePartiallyChecked()
    all.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    await userEvent.keyboard(' ')
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
  },
}

export const WithActions: Story = {
  args: {
    table: {
      ...table,
      sort: { column: 'deployedOn', direction: 'descending' },
      actions: {
        header: 'Actions',
        cell: () => (
          <Button dense variant="quiet">
            Edit
          </Button>
        ),
      },
    },
  },
}

export const Empty: Story = {
  args: { rows: { status: 'ready', data: [] }, empty: 'No Capital Deployed.' },
}

export const Loading: Story = { args: { rows: { status: 'loading', visible: true } } }

export const Failed: Story = {
  args: { rows: { status: 'error', error: new Error('offline'), retry: fn() } },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' })),
}

/** Each row is a record, whose values have their labels: no header is drawn. A few records need no order. */
export const TooNarrow: Story = {
  ...Selected,
  globals: { width: '375' },
  play: async (context) => {
    await Selected.play?.(context)
    // In sight, because it takes the focus.
    const all = context.canvas.getByRole('checkbox', { name: 'Select all' })
    await expect(all.closest('td')?.getBoundingClientRect().height).toBeGreaterThan(20)
    await expect(context.canvas.queryByRole('button', { name: 'Sort' })).toBeNull()
  },
}

/** Many records are sorted by the button above them, which shows their order. */
export const ManyRecords: Story = {
  globals: { width: '375' },
  args: {
    rows: {
      status: 'ready',
      data: ['1', '2'].flatMap((part) =>
        deployments.map((each) => ({ ...each, id: `${part}${each.id}`, what: `${each.what} ${part}` })),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((each) => each.textContent)
    for (const button of canvas.queryAllByRole('button', { name: 'Deployment' }))
      await expect(button).not.toBeVisible()
    canvas.getByRole('button', { name: 'Sort' }).focus()

    await userEvent.keyboard('{Enter}')
    await userEvent.click(
      await within(document.body).findByRole('option', { name: 'Deployment, descending' }),
    )
    await expect(names().slice(0, 2)).toEqual(['Second trial 2', 'Second trial 1'])
    await expect(canvas.getByRole('button', { name: 'Sort: Deployment, descending' })).toBeVisible()
  },
}
