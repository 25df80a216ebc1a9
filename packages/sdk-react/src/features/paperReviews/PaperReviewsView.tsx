import type { PaperReview } from '@capstan/sdk-core/paperReviews'
import { authorLanguage, authorWords } from '@capstan/sdk-core/steps'
import { styled } from 'styled-components'
import { AuthorText } from '../../language/AuthorText'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Card } from '../../ui/layout/Card'
import { SentPapers } from '../papers/SentPapers'
import { paperReviewsMessages } from './messages'

export interface PaperReviewsViewProps {
  /** The longest waiting first. */
  reviews: readonly PaperReview[]
  /** The one whose answer is on its way. */
  busy?: string
  /** Accepts the papers; without it they are only read. */
  onAccept?: (review: PaperReview) => void
  onRefuse?: (review: PaperReview) => void
}

/** Investors who wait for somebody to look at their papers, with the papers and what can be said of them. @public */
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
                  {step && <AuthorText {...step} />}
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

/** It stands above what its page is about, and nothing stands there where nobody waits. */
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
