import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { DataGrid } from '../DataGrid'
import { aGrid, holdingId, someHoldings, storyColumns } from '../testing'

describe('the row of filters', () => {
  it('describes a filter set elsewhere that cannot be typed in it, until another is typed', async () => {
    const grid = aGrid({
      filters: [
        { column: 'investor', operator: 'startsWithInsensitive', value: 'Mar' },
        { column: 'email', operator: 'isNotEmpty' },
        { column: 'status', operator: 'isNotEmpty' },
      ],
    })
    renderWithServer(
      <DataGrid
        aria-label="Holdings"
        grid={grid}
        columns={storyColumns}
        idOf={holdingId}
        source={{ status: 'ready', rows: someHoldings(60) }}
        empty="No Holdings Found"
        fileName="holdings.csv"
      />,
    )

    expect(await screen.findByLabelText('Filter Investor')).toHaveAttribute('placeholder', 'Starts with Mar')
    expect(screen.getByLabelText('Filter Investor Email')).toHaveAttribute('placeholder', 'Is not empty')
    expect(screen.getByLabelText('Filter Status')).toHaveDisplayValue('Is not empty')
    expect(screen.getByLabelText('Filter Security Name')).toHaveAttribute('placeholder', 'Contains')

    await userEvent.selectOptions(screen.getByLabelText('Filter Status'), 'open')
    expect(screen.getByLabelText('Filter Status')).toHaveDisplayValue('open')
  })
})
