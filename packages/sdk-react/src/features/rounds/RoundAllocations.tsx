import { roundAllocationsQuery, type RoundAllocation } from '@capstan/sdk-core/rounds'
import { useMemo } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Card } from '../../ui/layout/Card'
import { roundsMessages } from './messages'

/** The slices of a round, each a link to its page. (ROUND-017) */
export function RoundAllocations({ roundId }: { roundId: string }) {
  const messages = useMessages('rounds', roundsMessages)
  const { href } = useRouter()
  const allocations = useCapstanQuery(roundAllocationsQuery(useCapstan(), roundId))
  const table = useMemo((): TableDefinition<RoundAllocation> => {
    const day = (id: 'opensOn' | 'closesOn') =>
      ({
        id,
        header: messages[id],
        kind: 'date',
        isSolid: true,
        value: (row) => row[id],
        format: (value, formats) => formats.day(value, 'allocation'),
      }) satisfies TableDefinition<RoundAllocation>['columns'][number]
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          id: 'name',
          header: messages.name,
          kind: 'text',
          value: ({ name }) => name,
          cell: ({ id, name }) => <TextLink href={href(`/distribute-allocation/${id}`)}>{name}</TextLink>,
        },
        day('opensOn'),
        day('closesOn'),
        {
          id: 'status',
          header: messages.status,
          kind: 'text',
          value: ({ status }) => status,
          cell: ({ status }) => <StatusChip status={status} />,
        },
        { id: 'createdBy', header: messages.createdBy, kind: 'text', value: ({ createdBy }) => createdBy },
      ],
    }
  }, [messages, href])

  return (
    <Card flush title={messages.allocations} className="capstan-round-allocations">
      <DataTable
        aria-label={messages.allocations}
        table={table}
        rows={allocations}
        empty={messages.noAllocations}
      />
    </Card>
  )
}
