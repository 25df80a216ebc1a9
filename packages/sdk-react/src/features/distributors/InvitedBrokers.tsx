import { type InvitedBroker, invitedBrokersQuery } from '@capstan/sdk-core/distributors'
import { useMemo } from 'react'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { type QueryState, useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Card } from '../../ui/layout/Card'
import { distributorsMessages } from './messages'

export type InvitedBrokersProps = BlockProps

/** The brokers invited to the rounds of an issuer, with their answers, live. (C-08) @public */
export const InvitedBrokers = block(function InvitedBrokers() {
  return <InvitedBrokersView brokers={useCapstanQuery(invitedBrokersQuery(useCapstan()))} />
})

export interface InvitedBrokersViewProps {
  /** The brokers, one row for each round, or the loading, empty or error state. */
  brokers: QueryState<readonly InvitedBroker[]>
}

/** Brokers with the rounds they were invited to: name, email, round, units, status. @public */
export function InvitedBrokersView({ brokers }: InvitedBrokersViewProps) {
  const messages = useMessages('distributors', distributorsMessages)

  return (
    <Card flush aria-label={messages.title} className="capstan-invited-brokers">
      <DataTable aria-label={messages.title} table={useBrokersTable()} rows={brokers} empty={messages.none} />
    </Card>
  )
}

function useBrokersTable(): TableDefinition<InvitedBroker> {
  const messages = useMessages('distributors', distributorsMessages)
  const { units } = useFormats()
  const { href } = useRouter()

  return useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: [
        { id: 'name', header: messages.name, kind: 'text', value: ({ name }) => name },
        { id: 'email', header: messages.email, kind: 'text', value: ({ email }) => email || undefined },
        {
          ...{ id: 'round', header: messages.round, kind: 'text', value: ({ round }) => round },
          cell: ({ roundId, round }) => (
            <TextLink href={href(`/asset-class/${roundId}/manage`)}>{round}</TextLink>
          ),
        },
        {
          ...{ id: 'managedUnits', header: messages.managedUnits, kind: 'number' },
          value: ({ managedUnits }) => managedUnits,
          format: (units, formats) => formats.units(units),
          cell: ({ managedUnits }) => (managedUnits === null ? messages.noLimit : units(managedUnits)),
        },
        {
          ...{ id: 'status', header: messages.status, kind: 'text', value: ({ status }) => status },
          cell: ({ status }) => <StatusChip status={status} />,
        },
      ],
    }),
    [messages, units, href],
  )
}
