import { block, type BlockProps } from '../../provider/block'
import { lazyPart } from '../../ui/lazy/lazyPart'

/** The page to print, loaded on demand: few readers open it. */
const HoldingsLetter = lazyPart(async () => (await import('./HoldingsLetter')).HoldingsLetter)

export interface HoldingsStatementProps extends BlockProps {
  /** Called when the reader goes back from it. */
  onClose: () => void
  /** The name of the platform that makes it, beside the logo of the brand. */
  sender?: string
}

/** Statement over all holdings of the account of this instance at the end of a day, as a letter to print. @public */
export const HoldingsStatement = block(function HoldingsStatement({
  onClose,
  sender,
}: HoldingsStatementProps) {
  return <HoldingsLetter onClose={onClose} sender={sender} />
})
