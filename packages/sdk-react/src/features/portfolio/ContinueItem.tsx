import type { PortfolioRow } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { portfolioMessages } from './messages'

export interface ContinueItemProps {
  /** The open investment. */
  row: PortfolioRow
  /** Whether it is the one to go on with first. */
  isFirst: boolean
}

/** One open investment: what it is, what comes next, and the way there. */
export function ContinueItem({ row, isFirst }: ContinueItemProps) {
  const { href } = useRouter()
  const { units, money } = useFormats()
  const messages = useMessages('portfolio', portfolioMessages)
  const { id, asset, round, isProcessing } = row
  const word = isProcessing ? messages.look : messages.continue
  const amount = fillIn(messages.unitsOf, { units: units(row.units) })

  return (
    <Item data-status={isProcessing ? 'processing' : 'open'}>
      <div>
        <p className="capstan-strong">
          <bdi>{asset}</bdi>
        </p>
        <p>
          <bdi>{round}</bdi> · {amount}
          {row.investment && ` · ${money(row.investment)}`}
        </p>
        <NextStep row={row} />
      </div>
      <LinkButton
        variant={isFirst && !isProcessing ? 'primary' : 'secondary'}
        href={href(`/distribution/${id}`)}
        aria-label={`${word}, ${asset}, ${round}`}
      >
        {word}
      </LinkButton>
    </Item>
  )
}

/** The step that is next, and where it stands among the others. */
function NextStep({
  row: { nextStep, stepPosition, stepCount, isProcessing },
}: Pick<ContinueItemProps, 'row'>) {
  const messages = useMessages('portfolio', portfolioMessages)

  if (!nextStep || !stepPosition || !stepCount) return null
  const place = { step: nextStep, position: stepPosition, total: stepCount }
  return <p>{fillIn(isProcessing ? messages.stepProcessing : messages.stepNext, place)}</p>
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-3) var(--capstan-space-6);
  padding: var(--capstan-space-4) var(--capstan-space-6);
  > div {
    min-width: 0;
  }
  p {
    margin: 0;
    color: var(--capstan-text-muted);
    overflow-wrap: anywhere;
  }
  p.capstan-strong {
    color: var(--capstan-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  @container (max-width: 599.95px) {
    padding-inline: var(--capstan-space-4);
    > .capstan-button {
      width: 100%;
    }
  }
`
