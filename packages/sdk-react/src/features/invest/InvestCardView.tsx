import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { InvestPanel, type InvestPanelProps } from './InvestPanel'
import { investMessages } from './messages'

export interface InvestCardViewProps extends InvestPanelProps {
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
}

/** The card to invest with: two inputs and a button, then a confirmation; once invested, what was invested. @public */
export function InvestCardView({ headingLevel, ...panel }: InvestCardViewProps) {
  const messages = useMessages('invest', investMessages)
  const { status } = panel.draft

  return (
    <Card
      className="capstan-invest-card"
      data-status={status}
      title={status === 'done' ? messages.invested : messages.invest}
      headingLevel={headingLevel}
    >
      <InvestPanel {...panel} />
    </Card>
  )
}
