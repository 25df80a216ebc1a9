import type { PortfolioRow } from '@capstan/sdk-core/portfolio'
import { stepName } from '@capstan/sdk-core/progress'
import { AuthorText } from '../../language/AuthorText'
import { fillInParts } from '../../language/fillInParts'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { TextLink } from '../../ui/actions/TextLink'
import { LinedItem } from '../../ui/layout/LinedList'
import { portfolioMessages } from './messages'

export interface ContinueItemProps {
  /** The open investment. */
  row: PortfolioRow
  /** True for the investment to continue first. */
  isFirst: boolean
  /** True when the user may read the investment but not continue it. */
  isReadOnly?: boolean
}

/** One open investment: its name, its next step, and the link to it. */
export function ContinueItem({ row, isFirst, isReadOnly = false }: ContinueItemProps) {
  const { href } = useRouter()
  const { units, money } = useFormats()
  const messages = useMessages('portfolio', portfolioMessages)
  const { id, asset, round, isProcessing } = row
  const isLooked = isProcessing || isReadOnly
  const word = isLooked ? messages.look : messages.continue
  const amount = fillIn(messages.unitsOf, { units: units(row.units) })

  return (
    <LinedItem data-status={isProcessing ? 'processing' : 'open'}>
      <div>
        <p className="capstan-strong">
          <bdi>{asset}</bdi>
        </p>
        <p>
          <bdi>{round}</bdi>
          <span>{` · ${amount}`}</span>
          {row.investment && <span>{` · ${money(row.investment)}`}</span>}
          {!isReadOnly && (
            <>
              <span> · </span>
              <TextLink
                href={href(`/distribution/${id}`)}
                aria-label={`${messages.changeOrWithdraw}, ${asset}, ${round}`}
              >
                {messages.changeOrWithdraw}
              </TextLink>
            </>
          )}
        </p>
        <NextStep row={row} />
      </div>
      <LinkButton
        variant={isFirst && !isLooked ? 'primary' : 'secondary'}
        href={href(`/distribution/${id}`)}
        aria-label={`${word}, ${asset}, ${round}`}
      >
        {word}
      </LinkButton>
    </LinedItem>
  )
}

/** The next step, and its position among the steps. */
function NextStep({ row }: Pick<ContinueItemProps, 'row'>) {
  const messages = useMessages('portfolio', portfolioMessages)
  const formats = useFormats()
  const { stepPosition, stepCount, isProcessing } = row
  const next = stepName(row, { formats })

  if (!next || !stepPosition || !stepCount) return null
  const place = { step: <AuthorText {...next} />, position: stepPosition, total: stepCount }
  return <p>{fillInParts(isProcessing ? messages.stepProcessing : messages.stepNext, place)}</p>
}
