import {
  portfolioStatuses,
  type PortfolioAsset,
  type PortfolioRow,
  type PortfolioStatus,
} from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { useSpokenResult } from '../../provider/announcements/useSpokenResult'
import { Button } from '../../ui/actions/Button'
import { FilterChip } from '../../ui/actions/FilterChip'
import { portfolioMessages } from './messages'
import { usePortfolioCounts } from './PortfolioCounts'
import { statusLabel } from './statusLabel'

export interface PortfolioToolbarProps {
  /** The assets that are shown; the chips count their investments. */
  assets: readonly PortfolioAsset[]
  /** The statuses that are shown. */
  statuses: readonly PortfolioStatus[]
  /** Called with the statuses to show. */
  onStatusesChange: (statuses: readonly PortfolioStatus[]) => void
  /** On narrow screens: whether cards are shown, and the switch between them and the table. */
  view?: { isCards: boolean; onChange: (isCards: boolean) => void }
}

/** Toolbar with the statuses that a portfolio can be filtered by. */
export function PortfolioToolbar({ assets, statuses, onStatusesChange, view }: PortfolioToolbarProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const count = (status: PortfolioStatus) =>
    assets.flatMap(({ rows }) => rows).filter((row) => chipOf(row) === status).length
  const saySoon = useSpokenResult(assets, usePortfolioCounts(assets))
  const toggle = (status: PortfolioStatus) => {
    saySoon()
    onStatusesChange(portfolioStatuses.filter((each) => statuses.includes(each) !== (each === status)))
  }

  return (
    <>
      <Chips role="group" aria-label={messages.chips}>
        {portfolioStatuses.map((status) => (
          <FilterChip
            key={status}
            isSelected={statuses.includes(status)}
            count={statuses.includes(status) ? count(status) : undefined}
            onChange={() => toggle(status)}
          >
            {statusLabel(status, messages)}
          </FilterChip>
        ))}
      </Chips>
      {view && (
        <Switch
          variant="quiet"
          dense
          icon={view.isCards ? 'rows' : 'columns'}
          onPress={() => view.onChange(!view.isCards)}
        >
          {view.isCards ? messages.showTable : messages.showCards}
        </Switch>
      )}
    </>
  )
}

/** Returns the chip that counts an investment: a failed one counts as onboarding, as on the platform. */
const chipOf = ({ isFailed, status }: PortfolioRow) => (isFailed ? 'Onboarding' : status)

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2);
`

const Switch = styled(Button)`
  margin-inline-start: auto;
`
