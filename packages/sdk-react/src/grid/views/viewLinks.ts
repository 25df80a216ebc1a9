import { viewFromLink, viewToLink, type Grid, type SavedView } from '@capstan/sdk-core/grid'
import { useEffect } from 'react'
import type { DataColumn } from '../model/DataColumn'

/** The address of this page with a view of a grid in it. It includes the search and the filters. */
export function linkToView({ key }: Pick<Grid, 'key'>, view: SavedView): string {
  const address = new URL(window.location.href)
  address.searchParams.set(parameterOf(key), viewToLink(view))
  return address.href
}

/** Shows the view that the address of the page has for a grid, once; invalid parts are left out, and nothing is stored. */
export function useLinkedView(grid: Grid, columns: readonly DataColumn<never>[]) {
  useEffect(() => {
    const linked = new URLSearchParams(window.location.search).get(parameterOf(grid.key))
    const view = viewFromLink(linked, columns)
    if (view) grid.showView(view)
    // The address is read when the grid comes, not when its headings change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [grid])
}

const parameterOf = (key: string) => `grid.${key}`
