import type { InvestDraft, InvestDraftEvent, OfferingDetails } from '@capstan/sdk-core'
import { useMessages } from '../provider/useMessages'
import { Alert } from '../ui/Alert'
import { Card } from '../ui/Card'
import { ConfirmInvestment } from './ConfirmInvestment'
import { InvestedRows } from './InvestedRows'
import { InvestForm } from './InvestForm'
import { investMessages } from './messages'
import { refusalText } from './refusalText'
import { Stack } from '../ui/Stack'

export interface InvestCardViewProps {
  /** What is offered. */
  offering: Pick<OfferingDetails, 'assetName' | 'className'>
  /** Where the investor stands. */
  draft: InvestDraft
  /** The account that invests, by name. */
  accountName?: string
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** Called with what the investor does. */
  onDraft: (event: Exclude<InvestDraftEvent, { type: 'confirm' }>) => void
  /** Called when the investor confirms the figures that are shown. */
  onConfirm: () => void
}

/** How much to invest, and the confirmation of it; once invested, what was invested. */
export function InvestCardView({ offering, draft, accountName, headingLevel, onDraft, onConfirm }: InvestCardViewProps) {
  const words = useMessages('invest', investMessages)
  const isDone = draft.status === 'done'

  return (
    <Card
      className="capstan-invest-card"
      data-status={draft.status}
      title={isDone ? words.invested : words.invest}
      headingLevel={headingLevel}
    >
      <Stack>
        {isRefused(draft) && <Alert tone="danger">{refusalText(draft, words)}</Alert>}
        {isDone ? <InvestedRows draft={draft} /> : <InvestForm draft={draft} onDraft={onDraft} />}
      </Stack>
      {isConfirming(draft) && (
        <ConfirmInvestment
          offering={offering}
          draft={draft}
          accountName={accountName}
          onCancel={() => onDraft({ type: 'cancel' })}
          onConfirm={onConfirm}
        />
      )}
    </Card>
  )
}

type Confirming = Extract<InvestDraft, { status: 'confirming' | 'submitting' | 'priceChanged' }>

function isConfirming(draft: InvestDraft): draft is Confirming {
  return draft.status === 'confirming' || draft.status === 'submitting' || draft.status === 'priceChanged'
}

/** Whether the platform gave a reason; a failure without one is told in a snackbar. */
function isRefused(draft: InvestDraft): draft is Extract<InvestDraft, { status: 'refused' }> {
  return draft.status === 'refused' && draft.refusal.remedy !== 'retry'
}
