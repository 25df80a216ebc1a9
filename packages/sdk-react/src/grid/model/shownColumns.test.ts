import { untouchedLayout } from '@capstan/sdk-core/grid'
import { describe, expect, it } from 'vitest'
import type { DataColumn } from './DataColumn'
import { shownColumns } from './shownColumns'

const column = (id: string, width: number, isWide = false): DataColumn<never> => ({
  id,
  kind: 'text',
  header: id,
  value: () => '',
  width,
  isWide,
})
const columns = [column('name', 250, true), column('email', 200, true), column('city', 150)]

const widthsIn = (width: number, widths = {}) =>
  shownColumns(columns, { ...untouchedLayout, widths }, { width, unit: 1, isSelectable: false }).map(
    (each) => each.width,
  )

describe('the columns of a grid', () => {
  it('give a little of their names where that makes them fit', () => {
    // 30 are missing of 100 and 50 that names can do without: 20 and 10.
    expect(widthsIn(570)).toEqual([230, 190, 150])
  })

  it('stay as they are where that would not be enough, or their reader set them so', () => {
    expect(widthsIn(440)).toEqual([250, 200, 150])
    expect(widthsIn(570, { name: 250, email: 200 })).toEqual([250, 200, 150])
  })

  it('share the remaining width', () => {
    expect(widthsIn(700)).toEqual([300, 250, 150])
  })
})
