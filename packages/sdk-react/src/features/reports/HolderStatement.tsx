import { today } from '@capstan/sdk-core'
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
import { useHolders } from './useHolders'

/** The statement of a holder as of a day: what they had, and how it came about. */
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
