import type { Grid } from '@capstan/sdk-core/grid'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
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
    <Input
      type="search"
      aria-label={messages.search}
      placeholder={messages.search}
      value={text}
      onChange={({ target }) => type(target.value)}
    />
  )
}

const Input = styled.input`
  box-sizing: border-box;
  width: calc(200 * var(--capstan-unit));
  max-width: 100%;
  height: calc(32 * var(--capstan-unit));
  padding: 0 calc(10 * var(--capstan-unit));
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  color: var(--capstan-text);
  font: inherit;
  font-size: var(--capstan-font-size-dense);
  &:focus {
    border-color: var(--capstan-focus);
    outline: 1px solid var(--capstan-focus);
  }
  @media (pointer: coarse) {
    height: calc(44 * var(--capstan-unit));
  }
`
