import { changeInvestment, unitLimits, type Offering, type OpenInvestment } from '@capstan/sdk-core/invest'
import { useEffect, useRef } from 'react'
import { useCapstan } from '../../../provider/useCapstan'
import { InvestPanel } from './InvestPanel'
import { useInvestDraft } from './useInvestDraft'

export interface ChangeInvestmentProps {
  /** The offering. */
  offering: Offering
  /** The current investment. */
  investment: OpenInvestment
  /** Called when the investor keeps the current amount. */
  onCancel: () => void
  /** Called once the new amount stands. */
  onChanged: () => void
}

/** Another amount for an open investment, at the price of now: the same two inputs and the same confirmation. */
export function ChangeInvestment({ offering, investment, onCancel, onChanged }: ChangeInvestmentProps) {
  const capstan = useCapstan()
  const start = { amount: investment.units, type: 'Units' as const, distributionId: investment.id }
  const panel = useInvestDraft(offering, start, async ({ units, price, key }) => {
    const change = { distributionId: investment.id, units, expectedPrice: price }
    const { id: distributionId } = await changeInvestment(capstan, change, { idempotencyKey: key })
    return { distributionId }
  })
  useOnceDone(panel.draft.status === 'done', onChanged)

  return (
    <InvestPanel
      {...panel}
      offering={offering}
      limits={unitLimits(offering, investment.units)}
      heldUnits={investment.units}
      onLeave={onCancel}
    />
  )
}

function useOnceDone(isDone: boolean, onDone: () => void) {
  const latest = useRef(onDone)

  useEffect(() => {
    latest.current = onDone
  })
  useEffect(() => {
    if (isDone) latest.current()
  }, [isDone])
}
