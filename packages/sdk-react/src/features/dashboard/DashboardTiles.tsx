import { shortMoney, type DashboardFigures } from '@capstan/sdk-core/dashboard'
import { Link } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Icon, type IconName } from '../../ui/display/Icon'
import { CardGrid } from '../../ui/layout/CardGrid'
import { medium, narrow } from '../../ui/layout/breakpoints'
import { dashboardMessages } from './messages'

export interface DashboardTilesProps {
  figures: DashboardFigures
  isIssuer: boolean
}

interface Tile {
  title: string
  icon: IconName
  figure: string
  note: string
  to: string
}

/** The figures at the top of a dashboard, each a link to its records. */
export function DashboardTiles({ figures, isIssuer }: DashboardTilesProps) {
  const { href } = useRouter()
  const messages = useMessages('dashboard', dashboardMessages)
  const tiles = useTiles(figures, isIssuer)

  return (
    <List forwardedAs="ul" aria-label={messages.figures} columns={isIssuer ? tiles.length : undefined}>
      {tiles.map(({ title, icon, figure, note, to }) => (
        <li key={title}>
          <Link href={href(to)} className="capstan-tile">
            <span>
              {title}
              <Icon name={icon} dense />
            </span>
            <b>
              <bdi>{figure}</bdi>
            </b>
            <small>{note}</small>
          </Link>
        </li>
      ))}
    </List>
  )
}

function useTiles(figures: DashboardFigures, isIssuer: boolean): Tile[] {
  const messages = useMessages('dashboard', dashboardMessages)
  const { units, money, plural, locale } = useFormats()
  const { closedRounds, activeRounds, capitalRaised: raised } = figures
  const count = (number: number) => units(String(number))
  const short = raised === null ? messages.notAvailable : shortMoney(raised, locale)
  const long = raised === null ? '' : money(raised)
  const rounds = isIssuer
    ? {
        title: messages.closedRounds,
        icon: 'lock' as const,
        figure: count(closedRounds),
        note: plural(messages.activeCount, activeRounds),
      }
    : {
        title: messages.activeRounds,
        icon: 'unlock' as const,
        figure: count(activeRounds),
        note: plural(messages.closedCount, closedRounds),
      }
  return [
    { ...rounds, to: '/assets' },
    {
      title: messages.capitalRaised,
      icon: 'coins',
      figure: short,
      // Some languages write thousands in full.
      note: long === short ? '' : long,
      to: '/capitalization',
    },
    {
      title: messages.investors,
      icon: 'users',
      figure: count(figures.investors),
      note: messages.inContacts,
      to: '/contacts',
    },
    {
      title: messages.distributions,
      icon: 'send',
      figure: count(figures.distributions),
      note: plural(messages.openCount, figures.openDistributions),
      to: '/distributions',
    },
    ...(isIssuer && figures.holdings !== undefined
      ? [
          {
            title: messages.holdings,
            icon: 'pie' as const,
            figure: count(figures.holdings),
            note: messages.issuedUnits,
            to: '/holdings',
          },
        ]
      : []),
  ]
}

// Four a row, as cards stand everywhere; an issuer has a fifth, which is not left alone below. (LIMIT-004)
const List = styled(CardGrid)`
  gap: var(--capstan-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  .capstan-tile {
    display: grid;
    /* Figures in a row stand level, however many lines their titles have. */
    grid-template-rows: 1fr auto auto;
    gap: var(--capstan-space-1);
    height: 100%;
    padding: var(--capstan-space-4) var(--capstan-space-5);
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
    background: var(--capstan-surface-raised);
    color: var(--capstan-text);
    text-decoration: none;
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  .capstan-tile[data-hovered] {
    background: var(--capstan-surface-hover);
  }
  .capstan-tile > span {
    display: flex;
    justify-content: space-between;
    gap: var(--capstan-space-2);
    color: var(--capstan-text-muted);
  }
  .capstan-tile > b {
    font: var(--capstan-font-weight-strong) min(var(--capstan-font-size-title), 9cqi) /
      var(--capstan-font-line-title) var(--capstan-font-family-heading);
    font-variant-numeric: tabular-nums lining-nums;
  }
  .capstan-tile > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @container ${medium} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @container ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--capstan-space-3);
    .capstan-tile {
      padding: var(--capstan-space-3) var(--capstan-space-4);
    }
    .capstan-tile > b {
      font-size: min(var(--capstan-font-size-title), 5.6cqi);
    }
  }
  @container (max-width: 23em) {
    grid-template-columns: minmax(0, 1fr);
    .capstan-tile > b {
      font-size: min(var(--capstan-font-size-title), 9cqi);
    }
  }
`
