import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DataGrid, type DataGridProps } from './DataGrid'
import type { DataGridSource } from './DataGridSource'
import { aGrid, holdingId, someHoldings, storyColumns, type StoryHolding } from './testing'

interface HoldingsProps {
  source?: DataGridSource<StoryHolding>
  initial?: Parameters<typeof aGrid>[0]
  more?: Partial<DataGridProps<StoryHolding>>
}

/** A grid of holdings. */
function Holdings({ source = { status: 'ready', rows: sixty }, initial, more }: HoldingsProps) {
  const [grid] = useState(() => aGrid(initial))
  return (
    <DataGrid
      aria-label="Holdings"
      grid={grid}
      columns={storyColumns}
      idOf={holdingId}
      source={source}
      empty="No Holdings Found"
      fileName="holdings_2026_11_23"
      {...more}
    />
  )
}

const sixty = someHoldings(60)

const meta = { title: 'Grid/DataGrid', component: Holdings } satisfies Meta<typeof Holdings>
export default meta

type Story = StoryObj<typeof meta>

export const Rows: Story = {}
