import type { TableColumn } from '../../tables/TableDefinition'
import { StatusChip } from '../../ui/display/StatusChip'
import type { PaymentsMessages } from './messages'

/** How far the mapping of each row is, which nobody sorts by. */
export function mappingColumn<Row extends { mapping: string | null }>(
  messages: PaymentsMessages,
): TableColumn<Row> {
  return {
    ...{ id: 'mapping', header: messages.mapping, kind: 'text', isUnsorted: true },
    value: ({ mapping }) => mapping,
    cell: ({ mapping }) => mapping && <StatusChip status={mapping} />,
  }
}
