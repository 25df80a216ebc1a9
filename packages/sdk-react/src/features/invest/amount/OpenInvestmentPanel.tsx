import { investRefusal, type Offering, type OpenInvestment } from '@capstan/sdk-core/invest'
import { useState } from 'react'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { Alert } from '../../../ui/feedback/Alert'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { Inline } from '../../../ui/layout/Inline'
import { Stack } from '../../../ui/layout/Stack'
import { lazyPart } from '../../../ui/lazy/lazyPart'
import { ChangeInvestment } from './ChangeInvestment'
import { investMessages } from '../messages'
import { Muted } from '../Muted'
import { OpenInvestmentRows } from './OpenInvestmentRows'
import { usePartFocus, type InvestmentPart } from '../flow/usePartFocus'
import type { WithdrawInvestmentProps } from './WithdrawInvestment'

export interface OpenInvestmentPanelProps {
  /** What is invested in. */
  offering: Offering
  /** The investor's open investment in it. */
  investment: OpenInvestment
  /** Another amount was confirmed and not taken, because this investment is open. */
  isInstead?: boolean
  /** The account has to be set up before the steps. */
  needsSetup?: boolean
  /** Called when the investor goes on with it. */
  onContinue: () => void
  /** Called once it is withdrawn. */
  onWithdrawn: () => void
}

/** The open investment, where an amount would be typed: go on with it, change its amount, or withdraw it. */
export function OpenInvestmentPanel({ offering, investment, ...rest }: OpenInvestmentPanelProps) {
  const { isInstead, needsSetup, onContinue, onWithdrawn } = rest
  const messages = useMessages('invest', investMessages)
  const snackbar = useSnackbar()
  const [part, setPart] = useState<InvestmentPart>('figures')
  const place = usePartFocus(part)
  const toFigures = () => setPart('figures')
  const say = (text: string) => snackbar.show(text, { tone: 'success' })
  const { mayWithdraw } = investment
  const mayChange = investment.mayChange && takesAmounts(offering)

  if (part === 'change')
    return (
      <Stack ref={place}>
        <ChangeInvestment
          offering={offering}
          investment={investment}
          onCancel={toFigures}
          onChanged={() => {
            toFigures()
            say(messages.changed)
          }}
        />
      </Stack>
    )
  return (
    <Stack ref={place}>
      {isInstead && <Alert tone="warning">{messages.alreadyOpen}</Alert>}
      <OpenInvestmentRows investment={investment} needsSetup={needsSetup} />
      <Button variant="primary" block onPress={onContinue}>
        {messages.continue}
      </Button>
      {(mayChange || mayWithdraw) && (
        <Inline spread>
          {mayChange && (
            <Button data-changes="" onPress={() => setPart('change')}>
              {messages.changeAmount}
            </Button>
          )}
          {mayWithdraw && (
            <Button variant="quiet" onPress={() => setPart('withdraw')}>
              {messages.withdraw}
            </Button>
          )}
        </Inline>
      )}
      {!mayWithdraw && <Muted isDense>{messages.askSeller}</Muted>}
      {part === 'withdraw' && (
        <WithdrawInvestment
          investment={investment}
          onCancel={toFigures}
          onWithdrawn={() => {
            toFigures()
            say(messages.withdrawn)
            onWithdrawn()
          }}
        />
      )}
    </Stack>
  )
}

/** The dialog, whose code comes when it is asked for. */
const WithdrawInvestment = /*#__PURE__*/ lazyPart<WithdrawInvestmentProps>(
  async () => (await import('./WithdrawInvestment')).WithdrawInvestment,
)

/** Whether another amount may be had: where everything is sold, less than now. */
function takesAmounts({ refusal }: Offering): boolean {
  return refusal === null || investRefusal(refusal).key === 'offeringSoldOut'
}
