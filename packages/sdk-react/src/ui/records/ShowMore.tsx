import { useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { Button } from '../actions/Button'
import { useUiMessages } from '../uiMessages'

/** The number of rows shown at first, and added with each press. */
export const rowsAtOnce = 50

/** The first rows of a list that may be long, and the props of `ShowMore` for the next ones. */
export function useShownRows<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ShowMoreProps } {
  const [most, setMost] = useState(rowsAtOnce)
  const shown = rows.length > most ? rows.slice(0, most) : rows
  const onMore = () => setMost(most + rowsAtOnce)
  return { shown, more: { shown: shown.length, total: rows.length, onMore } }
}

export interface ShowMoreProps {
  /** How many rows are shown. */
  shown: number
  total: number
  onMore: () => void
}

/** Below a list: how many of its rows are shown, and the button that shows the next ones; nothing once all are. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const messages = useUiMessages()
  const { units } = useFormats()
  if (shown >= total) return null

  return (
    <MoreFoot>
      <small>{fillIn(messages.shownOf, { shown: units(String(shown)), total: units(String(total)) })}</small>
      <MoreButton shown={shown} total={total} onMore={onMore} />
    </MoreFoot>
  )
}

export interface MoreButtonProps extends ShowMoreProps {
  /** The next rows are loading. */
  isLoading?: boolean
}

/** Button that shows the next rows, with their number. */
export function MoreButton({ shown, total, isLoading, onMore }: MoreButtonProps) {
  const messages = useUiMessages()
  const { plural } = useFormats()
  const left = total - shown
  const words = left > rowsAtOnce ? plural(messages.showMore, rowsAtOnce) : plural(messages.showRest, total)

  return (
    <Button dense className="capstan-more" onPress={onMore}>
      {isLoading ? messages.loading : words}
    </Button>
  )
}

/** Footer of a list that has more rows. */
export const MoreFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border-subtle);
`
