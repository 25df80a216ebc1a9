import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { integrationsMessages } from './messages'

export interface CardPagesProps {
  /** The page that is shown, from 0. */
  page: number
  /** How many cards a page has. */
  perPage: number
  /** How many cards there are. */
  count: number
  onPage: (page: number) => void
}

/** Which cards are shown, and the way to the others. */
export function CardPages({ page, perPage, count, onPage }: CardPagesProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const pages = Math.ceil(count / perPage)
  const from = page * perPage + 1
  const to = Math.min(count, (page + 1) * perPage)

  return (
    <Foot>
      <span role="status">{fillIn(messages.range, { from, to, count })}</span>
      <nav aria-label={messages.pages}>
        <Button
          variant="quiet"
          dense
          icon="chevron-left"
          aria-label={messages.previousPage}
          isDisabled={page === 0}
          onPress={() => onPage(page - 1)}
        />
        {Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={fillIn(messages.page, { page: index + 1 })}
            aria-current={index === page ? 'page' : undefined}
            onClick={() => onPage(index)}
          >
            {index + 1}
          </button>
        ))}
        <Button
          variant="quiet"
          dense
          icon="chevron-right"
          aria-label={messages.nextPage}
          isDisabled={page === pages - 1}
          onPress={() => onPage(page + 1)}
        />
      </nav>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  > span {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  > nav {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-1);
  }
  > nav > button:not(.capstan-button) {
    min-width: calc(28 * var(--capstan-unit));
    height: calc(28 * var(--capstan-unit));
    border: 0;
    border-radius: var(--capstan-radius-base);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums lining-nums;
    cursor: pointer;
  }
  > nav > button:not(.capstan-button):hover {
    background: var(--capstan-surface-active);
  }
  > nav > button[aria-current] {
    background: var(--capstan-primary-soft);
    color: var(--capstan-primary-text);
    font-weight: var(--capstan-font-weight-strong);
  }
  @media (pointer: coarse) {
    > nav > button:not(.capstan-button) {
      min-width: calc(44 * var(--capstan-unit));
      height: calc(44 * var(--capstan-unit));
    }
  }
  @media (forced-colors: active) {
    > nav > button[aria-current] {
      border: 2px solid Highlight;
    }
  }
`
