import { today } from '@capstan/sdk-core'
import { capTableQuery, type Stakeholder } from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { TypeaheadField } from '../../ui/choices/TypeaheadField'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { reportsMessages } from './messages'
import { PaperFrame } from './PaperFrame'
import { StatementOfHolder } from './StatementOfHolder'

export interface HolderStatementProps {
  onClose: () => void
}

/** The statement of a holder as of a day: what they had, and how it came about. */
export function HolderStatement({ onClose }: HolderStatementProps) {
  const messages = useMessages('reports', reportsMessages)
  const [day, setDay] = useState(today)
  const [holder, setHolder] = useState('')
  const capstan = useCapstan()
  const capTable = useCapstanQuery(capTableQuery(capstan))
  // Who has sold everything since had something on that day.
  const onDay = useCapstanQuery(capTableQuery(capstan, day === today() ? {} : { day }))
  const stakeholders = capTable.status === 'ready' ? capTable.data.stakeholders : none
  const before = onDay.status === 'ready' ? onDay.data.stakeholders : none
  const holders = useMemo(() => holdersOf([...before, ...stakeholders]), [before, stakeholders])

  return (
    <PaperFrame
      title={messages.statement}
      day={day}
      onDay={setDay}
      onClose={onClose}
      choices={
        <TypeaheadField
          label={messages.holder}
          description={messages.holderHint}
          opensOnPress
          options={holders}
          value={holder}
          onChange={setHolder}
        />
      }
    >
      {capTable.status === 'error' && <ErrorNotice error={capTable.error} onRetry={capTable.retry} />}
      {capTable.status === 'loading' && (
        <Loading visible={capTable.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
      {capTable.status === 'ready' &&
        (holder === '' ? (
          <EmptyState text={holders.length === 0 ? messages.noHolders : messages.chooseHolder} />
        ) : (
          <StatementOfHolder
            key={holder}
            name={holders.find(({ value }) => value === holder)?.label ?? ''}
            of={{ investorId: holder, day }}
          />
        ))}
    </PaperFrame>
  )
}

const none: readonly Stakeholder[] = []

/** Who has something, each once, by name. */
function holdersOf(stakeholders: readonly Stakeholder[]) {
  const names = new Map<string, { value: string; label: string; detail?: string }>()
  for (const { investorId, investorName, investorEmail, status } of stakeholders)
    if (investorId !== null && status === 'issued')
      names.set(investorId, {
        value: investorId,
        label: investorName ?? '',
        detail: investorEmail ?? undefined,
      })
  return [...names.values()].toSorted((one, other) => one.label.localeCompare(other.label))
}
