import { today } from '@capstan/sdk-core'
import { controlBookQuery } from '@capstan/sdk-core/reports'
import { useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { ControlBookView } from './ControlBookView'
import { reportsMessages } from './messages'
import { PaperFrame } from './PaperFrame'

export interface ControlBookProps {
  onClose: () => void
}

/** The control book of an issuer as of a day: what may be issued of each round, what is, and that the holders have it. */
export function ControlBook({ onClose }: ControlBookProps) {
  const capstan = useCapstan()
  const messages = useMessages('reports', reportsMessages)
  const [day, setDay] = useState(today)
  // Of today the holdings themselves are asked for, of another day what the ledger says they were.
  const book = useCapstanQuery(controlBookQuery(capstan, day === today() ? undefined : day))

  return (
    <PaperFrame title={messages.controlBook} day={day} onDay={setDay} onClose={onClose}>
      {book.status === 'ready' ? (
        <ControlBookView assets={book.data} />
      ) : book.status === 'error' ? (
        <ErrorNotice error={book.error} onRetry={book.retry} />
      ) : (
        <Loading>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </PaperFrame>
  )
}
