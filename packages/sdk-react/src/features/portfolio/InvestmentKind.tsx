import type { PortfolioRow } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { portfolioMessages } from './messages'

export type InvestmentKindProps = Pick<PortfolioRow, 'kind'>

/** What an investment is, under the name of its asset: a holding, or one that may become one. */
export function InvestmentKind({ kind }: InvestmentKindProps) {
  return <Word>{useMessages('portfolio', portfolioMessages)[kind]}</Word>
}

const Word = styled.span`
  color: var(--capstan-text-muted);
`
