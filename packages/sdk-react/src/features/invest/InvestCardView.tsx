import { InvestCardFrame } from './InvestCardFrame'
import { InvestPanel, type InvestPanelProps } from './amount/InvestPanel'

export interface InvestCardViewProps extends InvestPanelProps {
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
}

/** The card to invest with: two inputs and a button, then a confirmation, then the investment. @public */
export function InvestCardView({ headingLevel, ...panel }: InvestCardViewProps) {
  return (
    <InvestCardFrame status={panel.draft.status} headingLevel={headingLevel}>
      <InvestPanel isSummed {...panel} />
    </InvestCardFrame>
  )
}
