import type { Decimal } from '@capstan/sdk-core'
import {
  investmentSubject,
  type InvestDraft,
  type InvestDraftEvent,
  type Offering,
  type UnitLimits,
} from '@capstan/sdk-core/invest'
import { formsMessages } from '../../../forms/messages'
import { useFormats } from '../../../language/useFormats'
import { useIsFindingOut } from '../../../provider/offline/SettleEarlierWrites'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { Stack } from '../../../ui/layout/Stack'
import { lazyPart } from '../../../ui/lazy/lazyPart'
import { usePrefetch } from '../../../ui/lazy/usePrefetch'
import type { ConfirmInvestmentProps } from './ConfirmInvestment'
import { InvestedRows } from './InvestedRows'
import { InvestForm } from './InvestForm'
import { investMessages } from '../messages'
import { refusalText } from './refusalText'

export interface InvestPanelProps {
  /** The offering. */
  offering: Pick<Offering, 'id' | 'assetName' | 'className'>
  /** Where the investor stands. */
  draft: InvestDraft
  /** How many units one investment may take. */
  limits?: UnitLimits
  /** The account that invests, by name. */
  accountName?: string
  /** Units of the open investment whose amount is changed. */
  heldUnits?: Decimal
  /** Whether the host is being asked about the amount. */
  isAsking?: boolean
  /** Why the host does not take the amount, in its words. */
  veto?: string
  /** Shows price and total under the fields, in a card without an offering beside it. */
  isSummed?: boolean
  /** Called with each action of the investor. */
  onDraft: (event: Exclude<InvestDraftEvent, { type: 'confirm' }>) => void
  /** Called when the investor confirms the figures that are shown. */
  onConfirm: () => void
  /** Called when the investor keeps the current amount. */
  onLeave?: () => void
}

/** The amount and its confirmation; after that, the investment. */
export function InvestPanel({ offering, draft, onDraft, onConfirm, ...rest }: InvestPanelProps) {
  const { limits, accountName, heldUnits, isAsking, veto, isSummed, onLeave } = rest
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { findingOut } = useMessages('forms', formsMessages)
  const isFindingOut = useIsFindingOut(investmentSubject(offering.id))
  usePrefetch(ConfirmInvestment)

  // Nothing is offered before the outcome of a write by an earlier page is known.
  if (isFindingOut && draft.status === 'editing') return <Alert tone="warning">{findingOut}</Alert>

  return (
    <Stack>
      {isRefused(draft) && (
        <Alert tone="danger">{refusalText(draft.refusal.key, draft.details, messages, formats)}</Alert>
      )}
      {veto && <Alert tone="danger">{veto}</Alert>}
      {draft.status === 'done' ? (
        <InvestedRows draft={draft} />
      ) : (
        <InvestForm
          draft={draft}
          limits={limits}
          isOver={isOver(draft)}
          isAsking={isAsking}
          isSummed={isSummed}
          submitLabel={heldUnits && messages.changeAmount}
          onDraft={onDraft}
          onLeave={onLeave}
        />
      )}
      {isConfirming(draft) && (
        <ConfirmInvestment
          offering={offering}
          draft={draft}
          accountName={accountName}
          heldUnits={heldUnits}
          onCancel={() => onDraft({ type: 'cancel' })}
          onConfirm={onConfirm}
        />
      )}
    </Stack>
  )
}

/** The confirmation, whose code, all that a dialog takes, comes while the amount is typed. */
export const ConfirmInvestment = /*#__PURE__*/ lazyPart<ConfirmInvestmentProps>(
  async () => (await import('./ConfirmInvestment')).ConfirmInvestment,
)

/** Whether the figures wait to be confirmed, or for an answer; where none came, they can be sent again. */
function isConfirming(draft: InvestDraft): draft is ConfirmInvestmentProps['draft'] {
  if (draft.status === 'refused') return draft.refusal.remedy === 'retry'
  return draft.status === 'confirming' || draft.status === 'submitting' || draft.status === 'priceChanged'
}

/** True when the platform gave a reason; a failure without one is shown beside Retry. */
function isRefused(draft: InvestDraft): draft is Extract<InvestDraft, { status: 'refused' }> {
  return draft.status === 'refused' && draft.refusal.remedy !== 'retry'
}

/** Whether nothing the investor can enter would be taken: the offering is closed, or they may not invest. */
function isOver(draft: InvestDraft): boolean {
  return draft.status === 'refused' && draft.refusal.remedy === 'none'
}
