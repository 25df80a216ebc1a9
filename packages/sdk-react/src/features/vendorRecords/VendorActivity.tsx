import type { VendorEvent } from '@capstan/sdk-core/vendorRecords'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Icon, type IconName } from '../../ui/display/Icon'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { ShowMore } from '../../ui/records/ShowMore'
import { vendorRecordsMessages } from './messages'

const icons: Record<VendorEvent['kind'], IconName> = {
  ...{ invited: 'send', document: 'file', paper: 'signature', invested: 'coins', received: 'check-circle' },
}

const eventsAtOnce = 10

/** Events between a vendor and the reader, the newest first. */
export function VendorActivity({ events }: { events: readonly VendorEvent[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const [most, setMost] = useState(eventsAtOnce)
  const shown = events.slice(0, most)

  return (
    <Card flush title={messages.activity}>
      {events.length === 0 ? (
        <EmptyState text={messages.noActivity} />
      ) : (
        <Events aria-label={messages.activity}>
          {shown.map((event) => (
            <Event key={`${event.kind} ${event.id}`} event={event} />
          ))}
        </Events>
      )}
      <ShowMore shown={shown.length} total={events.length} onMore={() => setMost(most + eventsAtOnce)} />
    </Card>
  )
}

function Event({ event: { kind, subject, on } }: { event: VendorEvent }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const formats = useFormats()

  return (
    <li data-kind={kind}>
      <Icon name={icons[kind]} dense />
      <span>
        <bdi>{fillIn(messages.events[kind], { subject })}</bdi>
        <time dateTime={on}>
          {kind === 'received' ? formats.day(on, 'round') : formats.instant(on, 'round')}
        </time>
      </span>
    </li>
  )
}

const Events = styled.ul`
  display: grid;
  gap: var(--capstan-space-4);
  margin: 0;
  padding: var(--capstan-space-4) var(--capstan-space-6);
  list-style: none;
  > li {
    display: flex;
    gap: var(--capstan-space-3);
  }
  .capstan-icon {
    margin-block-start: calc(3 * var(--capstan-unit));
    color: var(--capstan-text-muted);
  }
  span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
