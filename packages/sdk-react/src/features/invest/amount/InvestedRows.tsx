import type { InvestDraft } from '@capstan/sdk-core/invest'
import { useMessages } from '../../../provider/useMessages'
import { Alert } from '../../../ui/feedback/Alert'
import { FigureRows } from './FigureRows'
import { investMessages } from '../messages'

export interface InvestedRowsProps {
  /** The investment that stands. */
  draft: Extract<InvestDraft, { status: 'done' }>
}

/** The invest card's view mode: the investment and its next step. */
export function InvestedRows({ draft: { units, price, alreadyOpen } }: InvestedRowsProps) {
  const messages = useMessages('invest', investMessages)

  // The open investment, of its own size, takes this place as soon as it is known.
  if (alreadyOpen) return <Alert tone="warning">{messages.alreadyOpen}</Alert>

  return (
    <>
      <FigureRows units={units} price={price} totalLabel={messages.total} />
      <Alert tone="success">{messages.opening}</Alert>
    </>
  )
}
