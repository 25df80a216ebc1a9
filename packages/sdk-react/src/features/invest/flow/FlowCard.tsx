import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../../provider/useMessages'
import { Card } from '../../../ui/layout/Card'
import { stagesOf } from './FlowPlace'
import { FlowPosition, FlowStages, type FlowStage } from './FlowStages'
import { investMessages } from '../messages'
import { Muted } from '../Muted'
import { narrow } from '../../../ui/layout/breakpoints'

export interface FlowCardProps {
  /** The part the investor is in. */
  stage: FlowStage
  /** Whether setting the account up is one of the parts. */
  hasAccountStage: boolean
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** The task of this part. */
  children?: ReactNode
}

/** One part of an investment in an embed, under the row of all parts. */
export function FlowCard({ stage, hasAccountStage, headingLevel, children }: FlowCardProps) {
  const messages = useMessages('invest', investMessages)
  const place = { stage, stages: stagesOf(hasAccountStage) }

  return (
    <Card
      className="capstan-flow-card"
      title={messages.invest}
      headingLevel={headingLevel}
      actions={
        <Muted isDense>
          <FlowPosition {...place} />
        </Muted>
      }
    >
      <FlowStages {...place} />
      {children && <Work>{children}</Work>}
    </Card>
  )
}

const Work = styled.div`
  margin: var(--capstan-space-5) calc(-1 * var(--capstan-space-6)) 0;
  padding: var(--capstan-space-6) var(--capstan-space-6) 0;
  border-top: 1px solid var(--capstan-border);
  @container ${narrow} {
    margin-inline: calc(-1 * var(--capstan-space-4));
    padding-inline: var(--capstan-space-4);
  }
`
