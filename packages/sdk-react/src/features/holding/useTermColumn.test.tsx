import { describe, expect, it } from 'vitest'
import type { DataColumn } from '../../grid/model/DataColumn'
import { columnsOfFile } from '../../grid/export/writtenColumns'
import { renderWithServer } from '../../testing/renderWithServer'
import { HoldingsGrid } from '../holdings/HoldingsGrid'
import { PortfolioGrid } from '../portfolio/PortfolioView'

// A debt that matured: its remaining term is the same on every day of the test. 2001-02-16 and 5 years are 2006-02-16.
const matured = { issuedOn: '2001-02-16', term: 5 }

interface Debt {
  issuedOn?: string | null
  term?: unknown
}

/** Returns the columns that a grid hands to its host. */
function columnsOf(grid: 'holdings' | 'portfolio'): readonly DataColumn<Debt>[] {
  let shown: readonly DataColumn<Debt>[] = []
  const keep = <Row,>(columns: readonly DataColumn<Row>[]) => {
    shown = columns as unknown as readonly DataColumn<Debt>[] // the term of each row is read in the same way
    return columns
  }
  renderWithServer(
    grid === 'holdings' ? <HoldingsGrid columns={keep} /> : <PortfolioGrid assets={[]} columns={keep} />,
  )
  return shown
}

describe.each(['holdings', 'portfolio'] as const)('the term of a debt in the grid %s', (grid) => {
  it('is the term in its cell, and years to maturity on hover, with the remaining years and the day', () => {
    const term = columnsOf(grid).find(({ id }) => id === 'term')

    expect(term?.explanation).toBe('Years to maturity')
    expect(term?.format?.('5')).toBe('5')
    expect(term?.note?.(matured)).toBe('Years to maturity: 0 years left, matures 02/16/2006')
    // Other assets have none, and a debt has none before it is issued.
    expect(term?.note?.({ ...matured, term: null })).toBeUndefined()
    expect(term?.note?.({ ...matured, issuedOn: undefined })).toBeUndefined()
  })

  it('has the remaining years and the day in columns of their own, in a file', () => {
    const columns = columnsOfFile(columnsOf(grid).filter(({ id }) => id === 'term'))

    expect(columns.map(({ header }) => header)).toEqual(['Term', 'Remaining years', 'Matures on'])
    expect(columns.slice(1).map(({ value }) => value(matured))).toEqual(['0', '02/16/2006'])
    expect(columns.slice(1).map(({ value }) => value({ issuedOn: '2001-02-16', term: null }))).toEqual([
      undefined,
      undefined,
    ])
  })
})
