import type { AccountSummary } from '@capstan/sdk-core/accounts'
import { unitLimits, type Offering } from '@capstan/sdk-core/invest'
import { useEffect, useRef, useState } from 'react'
import { restoreFocus } from '../../../provider/announcements/focusHeading'
import { useAnnounce } from '../../../provider/announcements/useAnnounce'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { useIsViewer } from '../../accounts/useIsViewer'
import { investMessages } from '../messages'
import { InvestPanel } from './InvestPanel'
import { OfferingRefused } from '../offering/OfferingRefused'
import { openInvestmentOf } from './openInvestmentOf'
import { OpenInvestmentPanel } from './OpenInvestmentPanel'
import type { useInvestment } from './useInvestment'

export interface AmountBoxProps {
  /** The offering. */
  offering: Offering
  /** The amount on its way. */
  investment: ReturnType<typeof useInvestment>
  /** Shows price and total under the fields. */
  isSummed?: boolean
  /** The account that invests, once it is known. */
  investor?: AccountSummary
  /** Called when the investor continues with the open investment. */
  onContinue: (distributionId: string) => void
}

/** The content in the place of the amount: the form, the open investment, or the reason that none is accepted. */
export function AmountBox({ offering, investment, investor, isSummed, onContinue }: AmountBoxProps) {
  const { restart, ...panel } = investment
  const open = openInvestmentOf(offering, panel.draft)
  const { place, withdrawn } = useFocusOnceWithdrawn(open !== null)
  const messages = useMessages('invest', investMessages)
  const isViewer = useIsViewer()
  const refusal = panel.draft.status === 'editing' ? offering.refusal : null

  return (
    <div ref={place}>
      {open ? (
        <OpenInvestmentPanel
          offering={offering}
          investment={open}
          isInstead={panel.draft.status === 'done'}
          needsSetup={investor?.setup === false}
          onContinue={() => onContinue(open.id)}
          onWithdrawn={() => {
            withdrawn()
            restart()
          }}
        />
      ) : refusal !== null ? (
        <OfferingRefused offering={{ ...offering, refusal }} />
      ) : isViewer ? (
        <Alert tone="info">{messages.viewerMayNotInvest}</Alert>
      ) : (
        <InvestPanel
          {...panel}
          offering={offering}
          isSummed={isSummed}
          limits={unitLimits(offering)}
          accountName={investor?.name}
        />
      )}
    </div>
  )
}

/** After an investment is withdrawn here, its buttons disappear, and the focus moves to the heading above their replacement. */
function useFocusOnceWithdrawn(isOpen: boolean) {
  const announce = useAnnounce()
  const place = useRef<HTMLDivElement>(null)
  const [isWithdrawn, setWithdrawn] = useState(false)

  useEffect(() => {
    if (!isWithdrawn || isOpen) return
    setWithdrawn(false)
    const card = place.current?.closest<HTMLElement>('.capstan-card') ?? null
    restoreFocus(card, announce)
  }, [announce, isWithdrawn, isOpen])

  return { place, withdrawn: () => setWithdrawn(true) }
}
