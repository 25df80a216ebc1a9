import type { InvestDraft } from '@capstan/sdk-core/invest'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { investMessages } from './messages'

export interface InvestCardFrameProps {
  /** Where the investor stands; `open` with an investment that was made before. */
  status: InvestDraft['status'] | 'open'
  /** Level of the card's heading. */
  headingLevel?: 2 | 3
  /** Its content. */
  children: ReactNode
}

/** The card around an amount, or around the investment there is. */
export function InvestCardFrame({ status, headingLevel, children }: InvestCardFrameProps) {
  const messages = useMessages('invest', investMessages)
  const isInvested = status === 'done' || status === 'open'

  return (
    <Frame
      className="capstan-invest-card"
      data-status={status}
      title={isInvested ? messages.invested : messages.invest}
      headingLevel={headingLevel}
    >
      {children}
    </Frame>
  )
}

const Frame = styled(Card)`
  .capstan-invest-form > .capstan-form-footer > .capstan-button[data-variant='primary'] {
    flex: 1;
  }
`
