import { fillIn, useMessages } from '@capstan/sdk-react/provider'
import { Button, Icon } from '@capstan/sdk-react/ui'
import { styled } from 'styled-components'
import { useHost } from '../session/Host'
import { useActFor } from '../routing/useActFor'
import { frameMessages } from './messages'

/** Line on every page that names the issuer the user acts for, while a broker runs it, with the link back. */
export function ManagedLine() {
  const { visitor } = useHost()
  const messages = useMessages('frame', frameMessages)
  const actFor = useActFor()
  if (visitor.status !== 'acting' || !visitor.managedBy) return null

  const { id, name: broker } = visitor.managedBy
  return (
    <FrameLine className="capstan-managed-line" role="region" aria-label={messages.actingRegion}>
      <Icon name="swap" dense />
      <p>{fillIn(messages.actingFor, { account: visitor.account.name, broker })}</p>
      <Button dense onPress={() => actFor(id)}>
        {fillIn(messages.backTo, { broker })}
      </Button>
    </FrameLine>
  )
}

/** A line below the bar that stays visible when the page is scrolled. */
export const FrameLine = styled.div`
  position: sticky;
  top: var(--capstan-size-top-bar);
  z-index: calc(var(--capstan-layer-bar) - 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-3);
  padding: var(--capstan-space-2) var(--capstan-space-8);
  border-bottom: 1px solid var(--capstan-border);
  background: var(--capstan-warning-soft);
  color: var(--capstan-text);
  > p {
    flex: 1 1 calc(240 * var(--capstan-unit));
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 37.497rem) {
    padding-inline: var(--capstan-space-4);
  }
  @media print {
    display: none;
  }
`
