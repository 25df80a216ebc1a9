import type { Grid } from '@capstan/sdk-core/grid'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { useGridMessages } from '../messages'
import { useGridState } from '../model/useGridState'
import { useWritten } from '../model/useWritten'

/** The quick search: rows with this text in any column. */
export function SearchInput({ grid }: { grid: Grid }) {
  const messages = useGridMessages()
  const search = useGridState(grid, (state) => state.search)
  const { draft, change } = useWritten({ value: search, write: same, read: same, onChange: grid.setSearch })

  return (
    <SearchBox
      aria-label={messages.search}
      placeholder={messages.search}
      value={draft}
      onChange={({ target }) => change(target.value)}
    />
  )
}

const same = (text: string) => text
