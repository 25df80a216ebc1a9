import { Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../language/fillIn'
import { useFormats } from '../language/useFormats'
import { CheckboxField } from '../ui/choices/CheckboxField'
import { Alert } from '../ui/feedback/Alert'
import { EmptyState } from '../ui/feedback/EmptyState'
import { ErrorNotice } from '../ui/feedback/ErrorNotice'
import { Loading } from '../ui/feedback/Loading'
import { SkeletonRows } from '../ui/feedback/SkeletonRows'
import { LinedList } from '../ui/layout/LinedList'
import { rowsAtOnce } from '../ui/records/ShowMore'
import { useUiMessages } from '../ui/uiMessages'
import { LoadMore } from './LoadMore'
import { useTablesMessages } from './messages'
import type { PickMessages } from './PickMessages'
import type { ChoiceList } from './useChoiceList'
import { useWritten } from '../grid/model/useWritten'
import { TableSearch } from './TableSearch'

export interface PickListProps<Shown extends Choice, Choice extends { id: string }> {
  'aria-label': string
  list: ChoiceList<Shown, Choice>
  /** How many may be chosen at once. */
  most: number
  messages: PickMessages
  /** A row with its box. */
  rowOf: (row: Shown, choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void }) => ReactNode
}

/** A list of the platform that rows are chosen from: its search, a box for all, the rows, a button for the next ones. */
export function PickList<Shown extends Choice, Choice extends { id: string }>(
  props: PickListProps<Shown, Choice>,
) {
  const { list, most, messages } = props
  const { loaded, chosen, search, setSearch, loadMore } = list
  const { units } = useFormats()
  const { rows, total, more } = loaded
  const isCut = chosen.isAll && !chosen.isReading && total > most

  return (
    <>
      {(total > rowsAtOnce || search !== '') && <SourceSearch value={search} onChange={setSearch} />}
      {total > 0 && <ChooseAll {...{ list, messages }} />}
      {isCut && (
        <Alert tone="neutral">
          {fillIn(messages.firstOnes, { most: units(String(most)), count: units(String(total)) })}
        </Alert>
      )}
      <Rows {...props} />
      <LoadMore {...{ total, more, loadMore }} shown={rows.length} />
    </>
  )
}

/** The rows, or their loading or error state. */
function Rows<Shown extends Choice, Choice extends { id: string }>(props: PickListProps<Shown, Choice>) {
  const { list, rowOf, 'aria-label': label } = props
  const { found, loaded, chosen } = list
  const { nothingFound } = useUiMessages()
  if (found.status === 'error') return <ErrorNotice error={found.error} onRetry={found.retry} />
  if (found.status === 'loading')
    return (
      <Loading visible={found.visible}>
        <SkeletonRows count={4} />
      </Loading>
    )
  if (loaded.total === 0) return <EmptyState text={nothingFound} />
  return (
    <List aria-label={label}>
      {loaded.rows.map((row) => (
        <Fragment key={row.id}>
          {rowOf(row, {
            isChosen: chosen.picked.has(row.id),
            onChoose: (isChosen) => chosen.choose(row, isChosen),
          })}
        </Fragment>
      ))}
    </List>
  )
}

/** Chooses all that match, or as many as may be chosen at once. */
function ChooseAll<Shown extends Choice, Choice extends { id: string }>({
  list: { loaded, chosen, search },
  messages: own,
}: Pick<PickListProps<Shown, Choice>, 'list' | 'messages'>) {
  const messages = useTablesMessages()
  const { units } = useFormats()
  const count = units(String(loaded.total))
  const text =
    search === ''
      ? fillIn(own.chosen, { chosen: units(String(chosen.picked.size)), count })
      : fillIn(messages.matching, { count })

  return (
    <CheckboxField
      bare
      isRequired={false}
      label={text}
      aria-label={fillIn(messages.chooseAll, { chosen: text })}
      value={chosen.isAll}
      isIndeterminate={chosen.picked.size > 0 && !chosen.isAll}
      isDisabled={chosen.isReading}
      onChange={(isOn) => void chosen.chooseAll(isOn)}
    />
  )
}

const List = styled(LinedList)`
  border-block: 1px solid var(--capstan-border);
`

interface SourceSearchProps {
  /** The search text. */
  value: string
  onChange: (value: string) => void
}

/** Search field of a list that the platform searches; the request is sent after a pause in typing. */
function SourceSearch({ value, onChange }: SourceSearchProps) {
  const written = useWritten({ value, write: same, read: same, onChange })
  return <TableSearch value={written.draft} onChange={written.change} />
}

const same = (text: string) => text
