import { today } from '@capstan/sdk-core'
import { type StatementHolder, statementHolderQuery, statementHoldersQuery } from '@capstan/sdk-core/reports'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { reportsMessages } from './messages'
import type { ChosenPaper } from './PaperChoice'
import { PaperFrame } from './PaperFrame'
import { StatementOfHolder } from './StatementOfHolder'

/** Statement of a holder as of a day: the holdings, and the entries that led to them. */
export function HolderStatement({ choice, onChoice, account, onClose }: ChosenPaper) {
  const messages = useMessages('reports', reportsMessages)
  const { day = today(), holderId = '' } = choice
  const { holders, name, type, failed, loading } = useHolders(day, holderId)

  return (
    <PaperFrame
      title={messages.statement}
      of={account}
      day={day}
      onDay={(chosen) => onChoice({ ...choice, day: chosen })}
      onClose={onClose}
      choices={
        <TypeaheadField
          label={messages.holder}
          description={messages.holderHint}
          opensOnPress
          options={holders}
          value={holderId}
          onInputChange={type}
          onChange={(chosen) => onChoice({ ...choice, holderId: chosen || undefined })}
        />
      }
    >
      {failed && <ErrorNotice error={failed.error} onRetry={failed.retry} />}
      {loading && (
        <Loading visible={loading.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
      {!loading && holderId !== '' && name !== undefined && (
        <StatementOfHolder key={holderId} name={name} of={{ investorId: holderId, day }} />
      )}
      {!loading && !failed && holderId === '' && (
        <EmptyState text={holders.length === 0 ? messages.noHolders : messages.chooseHolder} />
      )}
    </PaperFrame>
  )
}

/** Holders that a statement may be of, with the chosen one. */
interface Holders {
  holders: HolderOption[]
  /** The name of the chosen holder. */
  name: string | undefined
  /** Searches holders by a part of the name. */
  type: (text: string) => void
  /** The query that failed. */
  failed?: Extract<QueryState<unknown>, { status: 'error' }>
  /** The query that must finish before anything is shown. */
  loading?: Extract<QueryState<unknown>, { status: 'loading' }>
}

interface HolderOption {
  value: string
  label: string
  detail?: string
}

/** Returns the holders found for today and for a day, and the chosen holder, who may hold nothing on either. */
function useHolders(day: string, holderId: string): Holders {
  const capstan = useCapstan()
  const [text, type] = useSettledText()
  const chosen = useCapstanQuery({ ...statementHolderQuery(capstan, holderId), enabled: holderId !== '' })
  const chosenName = chosen.status === 'ready' ? (chosen.data ?? '') : undefined
  // The name of the chosen holder in the field is not a search.
  const typed = holderId !== '' && text === chosenName ? '' : text
  const found = (of: { day?: string }) => ({
    ...statementHoldersQuery(capstan, { ...of, typed }),
    placeholderData: keepPreviousData,
  })
  const now = useCapstanQuery(found({}))
  // A holder who has sold everything since had units on that day.
  const then = useCapstanQuery(found(day === today() ? {} : { day }))
  const [current, before] = [holdersIn(now), holdersIn(then)]
  const holders = useMemo(
    () => withChosen(optionsOf([...before, ...current]), holderId, chosenName),
    [before, current, holderId, chosenName],
  )
  const asked = holderId === '' ? [now, then] : [now, then, chosen]
  // A change of the day does not change the holder: the name stays while the holders of that day load.
  const awaited = holderId === '' ? now : chosen

  return {
    holders,
    name: holders.find(({ value }) => value === holderId)?.label,
    type,
    failed: asked.find((state) => state.status === 'error'),
    loading: awaited.status === 'loading' ? awaited : undefined,
  }
}

const none: readonly StatementHolder[] = []

const holdersIn = (state: QueryState<readonly StatementHolder[]>) =>
  state.status === 'ready' ? state.data : none

/** Each once, by name. */
function optionsOf(holders: readonly StatementHolder[]): HolderOption[] {
  const options = new Map<string, HolderOption>(
    holders.map(({ id, name, email }) => [id, { value: id, label: name, detail: email ?? undefined }]),
  )
  return [...options.values()].toSorted((one, other) => one.label.localeCompare(other.label))
}

function withChosen(holders: HolderOption[], id: string, name: string | undefined): HolderOption[] {
  const isThere = name === undefined || holders.some(({ value }) => value === id)
  return isThere ? holders : [...holders, { value: id, label: name }]
}

/** Returns the text that was typed, once it has not changed for `waitMs`. */
function useSettledText(waitMs = 150): readonly [settled: string, type: (text: string) => void] {
  const [typed, type] = useState('')
  const [settled, settle] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => settle(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed, waitMs])

  return [settled, type]
}
