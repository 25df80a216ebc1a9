import type { HoldingEntry } from '@capstan/sdk-core/holding'
import { useMemo } from 'react'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import type { TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { exactUnits } from '../transactions/exactUnits'
import { holdingMessages } from './messages'
import { movedUnits } from './movedUnits'

/** What the entries of a holding are a table of; without the rest of them they have no balance. */
export function useLedgerTable(isWhole: boolean): TableDefinition<HoldingEntry> {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { href } = useRouter()

  return useMemo(() => {
    const kinds: Readonly<Record<string, string>> = messages.kinds
    const column = (id: 'day' | 'kind' | 'moved' | 'balance' | 'transaction') => ({
      id,
      header: messages[id],
      isUnsorted: true,
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...column('day'),
          kind: 'text',
          value: ({ bookedOn }) => bookedOn,
          format: (day) => formats.day(day, 'short'),
          isSolid: true,
        },
        { ...column('kind'), kind: 'text', value: ({ kind }) => kinds[kind] ?? kind },
        {
          ...column('moved'),
          kind: 'number',
          value: ({ units }) => units.toString(),
          cell: ({ units }) => movedUnits(formats, units),
        },
        {
          ...column('balance'),
          kind: 'number',
          value: ({ sum }) => (isWhole ? sum.toString() : undefined),
          cell: ({ sum }) => (isWhole ? exactUnits(formats, sum) : messages.notAvailable),
        },
        {
          ...column('transaction'),
          kind: 'text',
          value: ({ transactionId }) => transactionId ?? undefined,
          cell: ({ transactionId }) =>
            transactionId === null ? (
              messages.notAvailable
            ) : (
              <TextLink href={href(`/transaction/${transactionId}`)}>{transactionId.slice(0, 8)}</TextLink>
            ),
        },
      ],
    }
  }, [messages, formats, href, isWhole])
}
