import { today } from '@capstan/sdk-core'
import { controlBookQuery } from '@capstan/sdk-core/reports'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { ControlBookView } from './ControlBookView'
import { reportsMessages } from './messages'
import type { ChosenPaper } from './PaperChoice'
import { PaperFrame } from './PaperFrame'

/** Control book of an issuer as of a day: the units that each round may issue, has issued, and its holders own. */
export function ControlBook({ choice: { day = today() }, onChoice, account, onClose }: ChosenPaper) {
  const capstan = useCapstan()
  const messages = useMessages('reports', reportsMessages)
  // For today the holdings themselves are requested, for another day those of the ledger.
  const book = useCapstanQuery(controlBookQuery(capstan, day === today() ? undefined : day))

  return (
    <PaperFrame
      title={messages.controlBook}
      of={account}
      day={day}
      onDay={(chosen) => onChoice({ day: chosen })}
      onClose={onClose}
    >
      {book.status === 'ready' ? (
        <ControlBookView assets={book.data} />
      ) : book.status === 'error' ? (
        <ErrorNotice error={book.error} onRetry={book.retry} />
      ) : (
        <Loading visible={book.visible}>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </PaperFrame>
  )
}
