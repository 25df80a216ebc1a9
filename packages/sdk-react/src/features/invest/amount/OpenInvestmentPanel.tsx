import type { Offering, OpenInvestment } from '@capstan/sdk-core/invest'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { Alert } from '../../../ui/feedback/Alert'
import { Stack } from '../../../ui/layout/Stack'
import { useIsViewer } from '../../accounts/useIsViewer'
import { investMessages } from '../messages'
import { OpenInvestmentActions } from './OpenInvestmentActions'
import { OpenInvestmentRows } from './OpenInvestmentRows'

export interface OpenInvestmentPanelProps {
  /** The offering. */
  offering: Offering
  /** The investor's open investment in it. */
  investment: OpenInvestment
  /** Another amount was confirmed and not taken, because this investment is open. */
  isInstead?: boolean
  /** The account has to be set up before the steps. */
  needsSetup?: boolean
  /** Called when the investor continues with it. */
  onContinue: () => void
  /** Called once it is withdrawn. */
  onWithdrawn: () => void
}

/** The open investment, where an amount would be typed: continue with it, change its amount, or withdraw it. */
export function OpenInvestmentPanel({ offering, investment, ...rest }: OpenInvestmentPanelProps) {
  const { isInstead, needsSetup, onContinue, onWithdrawn } = rest
  const messages = useMessages('invest', investMessages)
  const isViewer = useIsViewer()
  const figures = (
    <>
      {isInstead && <Alert tone="warning">{messages.alreadyOpen}</Alert>}
      <OpenInvestmentRows investment={investment} needsSetup={needsSetup} />
    </>
  )

  if (isViewer)
    return (
      <Stack>
        {figures}
        <Alert tone="info">{messages.viewerMayNotContinue}</Alert>
        <Button block onPress={onContinue}>
          {messages.look}
        </Button>
      </Stack>
    )
  return (
    <OpenInvestmentActions offering={offering} investment={investment} onWithdrawn={onWithdrawn}>
      {figures}
      <Button variant="primary" block onPress={onContinue}>
        {investment.isStopped ? messages.seeReason : messages.continue}
      </Button>
    </OpenInvestmentActions>
  )
}
