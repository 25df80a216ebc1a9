import { viewFromLink, type Grid, type GridState } from '@capstan/sdk-core/grid'
import { useEffect } from 'react'
import { useRouter } from '../../provider/useRouter'
import { searchParameter } from '../../provider/useSearchParameter'
import type { DataColumn } from '../model/DataColumn'

/** Milliseconds after which a change is written to the URL: browsers refuse one for each typed letter. */
const pause = 300

/** Keeps the sorts, filters and search of a grid in the address, where the host lets blocks write there, and shows them again after a reload. */
export function useQueryInAddress(grid: Grid, columns: readonly DataColumn<never>[]) {
  const { setSearch } = useRouter()

  useEffect(() => {
    if (!setSearch) return
    const name = `rows.${grid.key}`
    const initial = writtenQuery(grid.store.getState())
    const linked = viewFromLink(searchParameter(name) ?? null, columns)
    if (linked) {
      grid.setGroupBy(linked.groupBy)
      grid.setSorts(linked.sorts)
      grid.setSearch(linked.search)
      grid.setFilters(linked.filters)
    }

    let written = writtenQuery(grid.store.getState())
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      const query = writtenQuery(grid.store.getState())
      if (query === written) return
      written = query
      setSearch({ [name]: query === initial ? undefined : query })
    }
    const stop = grid.store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, pause)
    })
    // A reload right after a change.
    window.addEventListener('pagehide', write)
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
    // The address is read when the grid comes, not when its headings change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [grid, setSearch])
}

function writtenQuery({ sorts, filters, search, groupBy }: GridState): string {
  return JSON.stringify({ sorts, filters, search, groupBy })
}
