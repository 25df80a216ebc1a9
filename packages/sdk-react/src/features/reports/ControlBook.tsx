import { today } from '@capstan/sdk-core'
import { capTableQuery } from '@capstan/sdk-core/capTable'
import { controlBook, controlBookRoundsQuery } from '@capstan/sdk-core/reports'
import { useMemo, useState } from 'react'
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
  const rounds = useCapstanQuery(controlBookRoundsQuery(capstan))
  const capTable = useCapstanQuery(capTableQuery(capstan, { day }))
  const [of, table] = [
    rounds.status === 'ready' ? rounds.data : undefined,
    capTable.status === 'ready' ? capTable.data : undefined,
  ]
  const book = useMemo(() => of && table && controlBook(of, table), [of, table])
  const failed = [rounds, capTable].find(({ status }) => status === 'error')

  return (
    <PaperFrame title={messages.controlBook} day={day} onDay={setDay} onClose={onClose}>
      {book ? (
        <ControlBookView assets={book} />
      ) : failed?.status === 'error' ? (
        <ErrorNotice error={failed.error} onRetry={failed.retry} />
      ) : (
        <Loading>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </PaperFrame>
  )
}
