import type { TableColumn } from '../../tables/TableDefinition'
import { StatusChip } from '../../ui/display/StatusChip'
import type { PaymentsMessages } from './messages'

/** Returns the column with the mapping status of each row, which cannot be sorted. */
export function mappingColumn<Row extends { mapping: string | null }>(
  messages: PaymentsMessages,
): TableColumn<Row> {
  return {
    ...{ id: 'mapping', header: messages.mapping, kind: 'text', isUnsorted: true },
    value: ({ mapping }) => mapping,
    cell: ({ mapping }) => mapping && <StatusChip status={mapping} />,
  }
}
