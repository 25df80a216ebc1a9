import { useCallback, useState, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { lazyPart } from '../ui/lazy/lazyPart'
import { cardRules } from './styles/cardRules'
import type { ColumnMenuProps } from './columns/ColumnMenu'
import type { FilterLineProps } from './filters/FilterLine'
import { FirstSkeletons } from './body/FirstSkeletons'
import { GridBody } from './body/GridBody'
import { GridHeader } from './columns/GridHeader'
import { gridRules } from './styles/gridRules'
import { headRules } from './styles/headRules'
import { filtersLine, placeOfLine, totalsLine } from './model/lines'
import { markRules } from './styles/markRules'
import { moveFocus, tabStop } from './keyboard/moveFocus'
import { partRules } from './styles/partRules'
import { TotalsLine } from './body/TotalsLine'
import { useCopy } from './export/useCopy'
import { useGridKeyboard } from './keyboard/useGridKeyboard'
import { useGridModel } from './useGridModel'
import { useGridPointer } from './keyboard/useGridPointer'
import { assumedRoom, useGridRoom } from './model/useGridRoom'
import { useGridState } from './model/useGridState'
import { useHeaderSpeech } from './columns/useHeaderSpeech'
import { useKeptFocus } from './keyboard/useKeptFocus'
import { useScrolledAlong } from './columns/useScrolledAlong'
import type { GridFrameProps } from './GridFrameProps'

/** Headings, rows and totals in one box that scrolls, and one stop of the tab key. */
export function GridFrame<Row>(props: GridFrameProps<Row>) {
  const { label, grid, scroller, isLoading, hasFilters, engineView, isCards, onFilters, onRoom } = props
  useGridRoom(scroller, onRoom)
  useScrolledAlong(scroller)
  const model = useGridModel(props, props.room ?? assumedRoom, hasFilters)
  const { view, columns, around, headLines, bodyLines } = model
  const { density } = useGridState(grid, (state) => state.layout)
  const groupBy = useGridState(grid, (state) => state.groupBy)
  const focus = useGridState(grid, (state) => state.focus)
  const [menu, setMenu] = useState<string>()
  const [entered, setEntered] = useState<string>()
  const clearEntered = useCallback(() => setEntered(undefined), [])
  const speech = useHeaderSpeech(model)
  const onKeyDown = useGridKeyboard(model, { openMenu: setMenu, ...speech })
  const pointer = useGridPointer(model)
  const onCopy = useCopy(model)
  useKeptFocus(model)
  const place = focus ? placeOfLine(focus.row, view, around) : undefined
  const inHeader = place === undefined || place === -2
  // A grid without headings and rows is none.
  const isEmpty = isCards && !isLoading && view.count === 0
  const gridRole = groupBy === undefined && !props.detail ? 'grid' : 'treegrid'
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const focused = columns.some(({ id }) => id === focus?.column) ? focus?.column : columns[0]?.id

  return (
    <Frame
      ref={scroller}
      role={isEmpty ? 'group' : gridRole}
      tabIndex={isCards ? -1 : undefined}
      className="capstan-grid"
      aria-label={label}
      aria-rowcount={isEmpty ? undefined : headLines + bodyLines + Number(around.hasTotals)}
      aria-colcount={isEmpty ? undefined : columns.length}
      aria-multiselectable={(props.isSelectable && !isEmpty) || undefined}
      aria-busy={isLoading || props.isBusy || undefined}
      data-density={density}
      data-cards={isCards || undefined}
      data-wide={width > model.room.width || undefined}
      style={
        {
          '--capstan-grid-width': isCards ? '100%' : `${width}px`,
          '--capstan-grid-row': `${model.rowHeight}px`,
        } as CSSProperties
      }
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      {...pointer}
    >
      {!isCards && (
        <GridHeader
          model={model}
          focus={inHeader ? focused : undefined}
          onMenu={setMenu}
          filters={
            hasFilters && (
              <LazyFilterLine
                model={model as never}
                focus={place === -1 ? focused : undefined}
                entered={entered}
                onEntered={clearEntered}
              />
            )
          }
        />
      )}
      {isLoading && <FirstSkeletons model={model} />}
      {props.room && !isLoading && view.count > 0 && (
        <GridBody
          model={model}
          column={focused}
          onMeasured={engineView.measure}
          onRetry={() => {
            // The pressed button is removed, so focus moves to the grid.
            if (scroller.current) tabStop(scroller.current)?.focus({ preventScroll: true })
            props.more?.load()
          }}
        />
      )}
      {around.hasTotals && (
        <TotalsLine model={model} focus={focus?.row === totalsLine ? focused : undefined} />
      )}
      {menu !== undefined && (
        <LazyColumnMenu
          model={model as never}
          column={menu}
          onFilter={() => {
            onFilters(true)
            grid.setFocus({ row: filtersLine, column: menu })
            setEntered(menu)
          }}
          onClose={() => {
            setMenu(undefined)
            if (grid.store.getState().focus?.row === filtersLine) return
            moveFocus(model, { line: -2, column: columns.findIndex(({ id }) => id === menu) })
          }}
        />
      )}
    </Frame>
  )
}

const LazyColumnMenu = /*#__PURE__*/ lazyPart<ColumnMenuProps>(
  async () => (await import('./columns/ColumnMenu')).ColumnMenu,
)
const LazyFilterLine = /*#__PURE__*/ lazyPart<FilterLineProps>(
  async () => (await import('./filters/FilterLine')).FilterLine,
)

const Frame = styled.div`
  ${gridRules}
  ${partRules}
  ${markRules}
  ${headRules}
  ${cardRules}
`
