import {
  distributorsQuery,
  roundAllocationsQuery,
  type Round,
  type RoundAllocation,
} from '@capstan/sdk-core/rounds'
import { useMemo, useState } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { AddAllocation } from './lazyRoundParts'
import { roundsMessages } from './messages'
import type { RoundAccess } from './useRoundAccess'

export interface RoundAllocationsProps {
  round: Round
  access: RoundAccess
}

/**
 * Allocations of a round, each a link to its page. The issuer and the brokers of the round add allocations. (ROUND-017,
 * ROUND-018)
 */
export function RoundAllocations({ round, access }: RoundAllocationsProps) {
  const messages = useMessages('rounds', roundsMessages)
  const { href } = useRouter()
  const allocations = useCapstanQuery(roundAllocationsQuery(useCapstan(), round.id))
  const { mayAdd, wasTaken } = useMayAdd(round.id, access)
  const [wants, setWants] = useState(false)
  usePrefetch(AddAllocation, mayAdd)
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
          cell: ({ id, name }) => (
            <TextLink href={href(`/distribute-allocation/${id}/allocation`)}>{name}</TextLink>
          ),
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
    <>
      {wasTaken && <Alert tone="warning">{messages.allocationsTaken}</Alert>}
      <Card
        flush
        title={messages.allocations}
        className="capstan-round-allocations"
        actions={
          mayAdd && (
            <Button variant="quiet" dense icon="plus" onPress={() => setWants(true)}>
              {messages.addAllocation}
            </Button>
          )
        }
      >
        <DataTable
          aria-label={messages.allocations}
          table={table}
          rows={allocations}
          empty={messages.noAllocations}
        />
        {mayAdd && wants && <AddAllocation round={round} onClose={() => setWants(false)} />}
      </Card>
    </>
  )
}

/**
 * Returns whether the issuer, or a broker that accepted to sell the round, may add allocations. `wasTaken` is for brokers: the
 * page already shows an issuer.
 */
function useMayAdd(roundId: string, access: RoundAccess): { mayAdd: boolean; wasTaken: boolean } {
  const { type, accountId, mayEdit, mayWrite, writeWasTaken } = access
  const distributors = useCapstanQuery(distributorsQuery(useCapstan(), roundId))
  if (type !== 'broker') return { mayAdd: mayEdit, wasTaken: false }
  const known = distributors.status === 'ready' ? distributors.data : []
  const sells = known.some(({ brokerId, status }) => brokerId === accountId && status === 'accepted')
  return { mayAdd: sells && mayWrite, wasTaken: sells && writeWasTaken }
}
