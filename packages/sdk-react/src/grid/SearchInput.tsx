import type { Grid } from '@capstan/sdk-core/grid'
import { useEffect, useRef, useState } from 'react'
import { SearchBox } from '../ui/fields/SearchBox'
import { useGridMessages } from './messages'
import { useGridState } from './useGridState'

/** Milliseconds without a key after which what was typed is searched for. */
const pause = 150

/** The quick search: rows with this text in any column. */
export function SearchInput({ grid }: { grid: Grid }) {
  const messages = useGridMessages()
  const search = useGridState(grid, (state) => state.search)
  const [text, setText] = useState(search)
  const sent = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setText(search)
  }, [search])

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = next
      grid.setSearch(next)
    }, pause)
  }

  return (
    <SearchBox
      aria-label={messages.search}
      placeholder={messages.search}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  )
}
