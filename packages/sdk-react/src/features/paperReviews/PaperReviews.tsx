import { isCapstanError } from '@capstan/sdk-core'
import { paperReviewsQuery, reviewStep, type PaperReview } from '@capstan/sdk-core/paperReviews'
import { useState } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { useReader } from '../accounts/useReader'
import { paperReviewsMessages } from './messages'
import { PaperReviewsView } from './PaperReviewsView'
import { RefusePapers } from './lazyRefusePapers'

export interface PaperReviewsProps {
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/**
 * The papers that investors have sent with their steps and that wait for the account of this instance, an issuer or a broker: each
 * is accepted, or refused with a reason. Nothing at all where nobody waits. @public
 */
export function PaperReviews({ isolation }: PaperReviewsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedReviews />
    </CapstanRoot>
  )
}

function ConnectedReviews() {
  const capstan = useCapstan()
  const messages = useMessages('paperReviews', paperReviewsMessages)
  const snackbar = useSnackbar()
  const query = paperReviewsQuery(capstan)
  const reviews = useCapstanQuery(query)
  const reader = useReader()
  const [refusing, setRefusing] = useState<PaperReview>()
  const [busy, setBusy] = useState<string>()

  // It stands above what its page is about, which does not wait for it.
  if (reviews.status !== 'ready' || reader.status !== 'ready' || !reader.data) return null
  const nameOf = ({ investor }: PaperReview) => investor ?? messages.unknownInvestor

  const accept = async (review: PaperReview) => {
    setBusy(review.id)
    try {
      await reviewStep(capstan, { stepId: review.id, accepted: true })
      snackbar.show(fillIn(messages.accepted, { investor: nameOf(review) }))
    } catch (error) {
      const isOver = isCapstanError(error, 'step_not_current')
      if (isOver) void capstan.queryClient.invalidateQueries({ queryKey: query.queryKey })
      snackbar.show(isOver ? messages.answeredElsewhere : messages.notSent, { tone: 'danger' })
    }
    setBusy(undefined)
  }

  return (
    <>
      {reviews.data.length > 0 && (
        <PaperReviewsView
          reviews={reviews.data}
          busy={busy}
          onAccept={reader.data.mayChange ? (review) => void accept(review) : undefined}
          onRefuse={reader.data.mayChange ? setRefusing : undefined}
        />
      )}
      {refusing && (
        <RefusePapers
          investor={nameOf(refusing)}
          onRefuse={(reason, idempotencyKey) =>
            reviewStep(capstan, { stepId: refusing.id, accepted: false, reason }, { idempotencyKey })
          }
          onClose={() => setRefusing(undefined)}
        />
      )}
    </>
  )
}
