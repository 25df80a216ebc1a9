import { isCapstanError } from '@capstan/sdk-core'
import { type PaperReview, paperReviewsQuery, reviewStep } from '@capstan/sdk-core/paperReviews'
import { authorLanguage, authorWords } from '@capstan/sdk-core/steps'
import { useState } from 'react'
import { styled } from 'styled-components'
import { AuthorText } from '../../language/AuthorText'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { useReader } from '../accounts/useReader'
import { SentPapers } from '../papers/SentPapers'
import { paperReviewsMessages } from './messages'

/** The form, which most readers of the papers never open. */
const RefusePapers = lazyPart(async () => (await import('./RefusePapers')).RefusePapers)

export type PaperReviewsProps = BlockProps

/**
 * Papers that investors sent with their steps and that wait for the account of this instance, an issuer or a broker. Each is
 * accepted, or refused with a reason; the block is empty when no investor waits. @public
 */
export const PaperReviews = block(function PaperReviews() {
  const capstan = useCapstan()
  const messages = useMessages('paperReviews', paperReviewsMessages)
  const snackbar = useSnackbar()
  const query = paperReviewsQuery(capstan)
  const reviews = useCapstanQuery(query)
  const reader = useReader()
  const [refusing, setRefusing] = useState<PaperReview>()
  const [busy, setBusy] = useState<string>()

  // The card is above the content of its page, which does not wait for it.
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
})

export interface PaperReviewsViewProps {
  /** The longest waiting first. */
  reviews: readonly PaperReview[]
  /** The id of the review whose answer is being sent. */
  busy?: string
  /** Accepts the papers; without it they are only read. */
  onAccept?: (review: PaperReview) => void
  onRefuse?: (review: PaperReview) => void
}

/** Investors whose papers wait for a review, with the papers and the buttons to accept or refuse them. @public */
export function PaperReviewsView({ reviews, busy, onAccept, onRefuse }: PaperReviewsViewProps) {
  const messages = useMessages('paperReviews', paperReviewsMessages)
  const formats = useFormats()

  return (
    <Apart title={messages.title} className="capstan-paper-reviews">
      <p className="capstan-note">{formats.plural(messages.waiting, reviews.length)}</p>
      <List>
        {reviews.map((review) => {
          const investor = review.investor ?? messages.unknownInvestor
          const language = authorLanguage(review.renderAttributes, { formats })
          const step = authorWords(review.renderAttributes, 'title', language)
          const attempt = fillIn(messages.attempt, { attempt: String(review.attempts + 1) })
          return (
            <li key={review.id} aria-label={investor}>
              <div>
                <strong>
                  <bdi>{investor}</bdi>
                </strong>
                <small>
                  {step && (
                    <span>
                      <AuthorText {...step} />
                    </span>
                  )}
                  {review.issuer && <bdi>{review.issuer}</bdi>}
                  {review.attempts > 0 && <span>{attempt}</span>}
                </small>
              </div>
              <SentPapers step={review} />
              <Buttons>
                {onRefuse && (
                  <Button
                    aria-label={fillIn(messages.refuseOf, { refuse: messages.refuse, investor })}
                    isDisabled={busy === review.id}
                    onPress={() => onRefuse(review)}
                  >
                    {messages.refuse}
                  </Button>
                )}
                {onAccept && (
                  <Button
                    variant="primary"
                    aria-label={fillIn(messages.acceptOf, { accept: messages.accept, investor })}
                    pending={busy === review.id}
                    onPress={() => onAccept(review)}
                  >
                    {messages.accept}
                  </Button>
                )}
              </Buttons>
            </li>
          )
        })}
      </List>
    </Apart>
  )
}

/** The margin belongs to the card, because the card is absent when no investor waits. */
const Apart = styled(Card)`
  margin-block-end: var(--capstan-space-6);
  .capstan-note {
    margin: 0 0 var(--capstan-space-3);
  }
`

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--capstan-space-3);
    min-width: 0;
    padding-block: var(--capstan-space-4);
    border-top: 1px solid var(--capstan-border);
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-1) var(--capstan-space-3);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--capstan-space-2);
`
