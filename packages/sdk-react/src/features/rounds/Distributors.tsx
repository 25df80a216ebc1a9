import { distributorsQuery, type Distributor } from '@capstan/sdk-core/rounds'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Avatar } from '../../ui/display/Avatar'
import { StatusChip } from '../../ui/display/StatusChip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { InviteDistributor } from './lazyRoundParts'
import { roundsMessages } from './messages'

export interface DistributorsProps {
  /** The round they distribute. */
  roundId: string
  /** True when another broker may be invited here. (ROUND-013) */
  mayEdit?: boolean
}

/** Brokers invited to a round, with the live status of each invitation. (ROUND-012) */
export function Distributors({ roundId, mayEdit }: DistributorsProps) {
  const messages = useMessages('rounds', roundsMessages)
  const announce = useAnnounce()
  const distributors = useCapstanQuery(distributorsQuery(useCapstan(), roundId))
  const [wants, setWants] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  usePrefetch(InviteDistributor, mayEdit)
  const isAdding = wants && mayEdit === true
  const close = () => {
    setWants(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const onInvited = ({ name }: Distributor) => {
    announce(fillIn(messages.invited, { name }))
    close()
  }

  return (
    <Card
      flush
      title={messages.distributors}
      className="capstan-distributors"
      actions={
        mayEdit &&
        !isAdding && (
          <Button ref={opener} variant="quiet" dense icon="plus" onPress={() => setWants(true)}>
            {messages.addDistributor}
          </Button>
        )
      }
    >
      {distributors.status === 'error' && (
        <ErrorNotice error={distributors.error} onRetry={distributors.retry} />
      )}
      {distributors.status === 'loading' && (
        <Loading visible={distributors.visible}>
          <SkeletonRows count={3} />
        </Loading>
      )}
      {distributors.status === 'ready' && (
        <>
          {isAdding && (
            <InviteDistributor
              roundId={roundId}
              invited={distributors.data}
              onInvited={onInvited}
              onCancel={close}
            />
          )}
          <DistributorsList distributors={distributors.data} />
        </>
      )}
    </Card>
  )
}

/** Invited brokers, each with the status of the invitation. */
function DistributorsList({ distributors }: { distributors: readonly Distributor[] }) {
  const messages = useMessages('rounds', roundsMessages)
  const { units, pluralText } = useFormats()
  if (distributors.length === 0) return <EmptyState text={messages.noDistributors} />
  return (
    <LinedList aria-label={messages.distributors}>
      {distributors.map(({ id, name, status, managedUnits }) => (
        <Item key={id} data-status={status}>
          <Avatar name={name} />
          <span>
            <bdi>{name}</bdi>
            {managedUnits && (
              <small>
                {fillIn(pluralText(messages.managedUnits, managedUnits), { units: units(managedUnits) })}
              </small>
            )}
          </span>
          <StatusChip status={status} />
        </Item>
      ))}
    </LinedList>
  )
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2) var(--capstan-space-3);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  > span:nth-child(2) {
    display: grid;
    flex: 1;
    min-width: min-content;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
