import { qualificationAnswersQuery } from '@capstan/sdk-core/qualificationAnswers'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { qualificationAnswersMessages } from './messages'
import { QualificationAnswersView } from './QualificationAnswersView'

export interface QualificationAnswersProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What an investor last answered to the questions of vendors: the next ones begin with it. @public */
export function QualificationAnswers({ isolation }: QualificationAnswersProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <OwnAnswers />
    </CapstanRoot>
  )
}

function OwnAnswers() {
  const messages = useMessages('qualificationAnswers', qualificationAnswersMessages)
  const vendors = useCapstanQuery(qualificationAnswersQuery(useCapstan()))

  if (vendors.status === 'ready') return <QualificationAnswersView vendors={vendors.data} />
  return (
    <Card aria-label={messages.title}>
      {vendors.status === 'error' ? (
        <ErrorNotice error={vendors.error} onRetry={vendors.retry} />
      ) : (
        <Loading visible={vendors.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}
