import { investRefusal, type Offering, type OpenInvestment } from '@capstan/sdk-core/invest'
import { useState, type ReactNode } from 'react'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { Inline } from '../../../ui/layout/Inline'
import { Stack } from '../../../ui/layout/Stack'
import { lazyPart } from '../../../ui/lazy/lazyPart'
import { usePartFocus, type InvestmentPart } from '../flow/usePartFocus'
import { investMessages } from '../messages'
import { Muted } from '../Muted'
import { ChangeInvestment } from './ChangeInvestment'
import type { WithdrawInvestmentProps } from './WithdrawInvestment'

export interface OpenInvestmentActionsProps {
  /** The offering. */
  offering: Offering
  /** The investor's open investment in it. */
  investment: OpenInvestment
  /** The content before them, while the amount is not being changed. */
  children?: ReactNode
  /** Called once it is withdrawn. */
  onWithdrawn?: () => void
}

/** Changes the amount of an open investment in its place, or withdraws it; where neither may be done, says whom to ask. */
export function OpenInvestmentActions({ offering, investment, ...rest }: OpenInvestmentActionsProps) {
  const { children, onWithdrawn } = rest
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
      {children}
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
            onWithdrawn?.()
          }}
        />
      )}
    </Stack>
  )
}

/** The dialog, whose code comes when it is requested. */
const WithdrawInvestment = /*#__PURE__*/ lazyPart<WithdrawInvestmentProps>(
  async () => (await import('./WithdrawInvestment')).WithdrawInvestment,
)

/** True where another amount may be had: where everything is sold, less than now. */
function takesAmounts({ refusal }: Offering): boolean {
  return refusal === null || investRefusal(refusal).key === 'offeringSoldOut'
}
