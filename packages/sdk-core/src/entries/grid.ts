// Columns, filters, sorting, grouping and CSV.

export { columnWidth, narrowestWidth } from '../grid/columnWidth'
export {
  createGridPreferences,
  detailHeight,
  rowHeights,
  type GridArrangement,
  type GridDensity,
  type GridPreferences,
} from '../grid/createGridPreferences'
export {
  nextSort,
  type GridColumn,
  type GridColumnKind,
  type GridFilter,
  type GridOperator,
  type GridSort,
  type GridValue,
} from '../grid/GridColumn'
export { gridPage, gridPageSize, mostGridRows, tooManyRows, wholeList, type GridPage } from '../grid/gridPage'
export { gridQuery, type GridQuery } from '../grid/gridQuery'
export { gridRows, type GridRowsOptions } from '../grid/gridRows'
export { groupRows, type GridGroup, type GroupedRows } from '../grid/groupRows'
export { loadCsvReader } from '../grid/loadCsvReader'
export type { CsvError, CsvTable, ReadCsvOptions } from '../grid/readCsv'
export { gridReach, wantsMoreRows, type ScrollPlace } from '../grid/wantsMoreRows'
export { writeCsv, type CsvColumn, type WriteCsvOptions } from '../grid/writeCsv'
