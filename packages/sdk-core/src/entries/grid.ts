// Columns, filters, sorting, grouping and CSV.

export { arrangeColumns, isShown, orderColumns, type ArrangedColumn } from '../grid/arrangeColumns'
export { columnWidth, narrowestWidth } from '../grid/columnWidth'
export {
  createGridPreferences,
  type GridPreferences,
  type GridPreferenceStore,
} from '../grid/createGridPreferences'
export type { GridAggregate, GridColumn, GridColumnKind, GridValue } from '../grid/GridColumn'
export { createGridEngine } from '../grid/engine/createGridEngine'
export { groupId } from '../grid/engine/createGroups'
export type { GridEngine, GridEngineOptions, GridInput } from '../grid/engine/GridEngine'
export { roughTotal } from '../grid/engine/roughTotal'
export type { GridFilter, GridOperator } from '../grid/query/GridFilter'
export { detailHeight, rowHeights } from '../grid/gridHeights'
export { isFilledIn } from '../grid/query/isFilledIn'
export { operatorsOf } from '../grid/query/operatorsOf'
export { untouchedLayout, type GridDensity, type GridLayout, type GridSide } from '../grid/GridLayout'
export {
  gridPage,
  gridPageSize,
  mostGridRows,
  tooManyRows,
  wholeList,
  type GridPage,
} from '../grid/query/gridPage'
export { gridQuery, type GridQuery, type GridRequest } from '../grid/query/gridQuery'
export { createGridSource } from '../grid/source/createGridSource'
export type {
  GridList,
  GridSource,
  GridSourceState,
  GridTotals,
  ListAnswer,
  ReadAllOptions,
} from '../grid/source/GridSource'
export { createGrid, type GridOptions } from '../grid/state/createGrid'
export type { GridCell, GridRange, GridSelection } from '../grid/state/GridSelection'
export { nextSort, nextSorts, type GridSort } from '../grid/query/GridSort'
export type { Grid, GridAnnouncement, GridState } from '../grid/state/GridState'
export type { GridDetailItem, GridGroupItem, GridItem, GridRowItem, GridView } from '../grid/engine/GridView'
export { loadCsvReader } from '../grid/csv/loadCsvReader'
export type { CsvError, CsvTable, ReadCsvOptions } from '../grid/csv/readCsv'
export { isSelected, selectedCount, selectionFilter } from '../grid/state/isSelected'
export { rangeText, type CopiedColumn, type RangeTextOptions } from '../grid/state/rangeText'
export { readView } from '../grid/state/readView'
export { viewFromLink, viewToLink } from '../grid/state/viewLink'
export type { NamedView, SavedView } from '../grid/state/SavedView'
export { gridReach, wantsMoreRows, type ScrollPlace } from '../grid/wantsMoreRows'
export { csvParts, type CsvPartsOptions } from '../grid/csv/csvParts'
export { exportName, type ExportDay } from '../grid/csv/exportName'
export { writeCsv, type CsvColumn, type WriteCsvOptions } from '../grid/csv/writeCsv'
