import type { Capstan } from '@capstan/sdk-core'
import { readAllBulkRows, type BulkOperation, type BulkRow } from '@capstan/sdk-core/bulkOperations'
import { writeCsv } from '@capstan/sdk-core/grid'
import { fillIn } from '../../language/fillIn'
import { saveFile } from '../../grid/export/saveFile'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { bulkOperationsMessages } from './messages'

/** The texts of bulk operations and of their rows. */
export interface BulkWords {
  /** The change that an operation makes, such as `Status to Closed`. */
  titleOf: (operation: BulkOperation) => string
  /** The reason why a row is not changed; nothing for other rows. */
  problemOf: (operation: BulkOperation, row: BulkRow) => string | undefined
  /** An instant with its day, its time and the zone of the reader. */
  momentOf: (instant: string) => string
  /** Saves a file of all rows of an operation, with the outcome of each. */
  download: (capstan: Capstan, operation: BulkOperation) => Promise<void>
}

/** Returns the words of bulk operations in the language of the page. */
export function useBulkWords(): BulkWords {
  const messages = useMessages('bulkOperations', bulkOperationsMessages)
  const wordOf = useStatusWord()
  const { units, instant, zonedTime } = useFormats()

  const titleOf = ({ kind, newStatus }: BulkOperation) => {
    if (kind === 'status') return fillIn(messages.statusTo, { status: wordOf(newStatus ?? '') })
    return kind === 'note' ? messages.note : messages.invitations
  }

  const problemOf = ({ newStatus }: BulkOperation, row: BulkRow) => {
    const { outcome, code, name, beforeStatus } = row
    const details = (row.details ?? {}) as Readonly<Record<string, unknown>> // an object of the code
    switch (code) {
      case null:
        return row.problem ?? undefined
      case 'distribution_locked':
        return fillIn(messages.lockedRow, { name })
      case 'status_already':
        return fillIn(messages.statusAlready, { status: wordOf(beforeStatus ?? '') })
      case 'status_not_allowed':
        return fillIn(messages.statusNotAllowed, {
          ...{ from: wordOf(beforeStatus ?? ''), to: wordOf(newStatus ?? '') },
        })
      case 'changed_elsewhere':
        return outcome === 'kept' ? messages.keptChanged : messages.changedElsewhere
      case 'repeated_row':
        return fillIn(messages.samePerson, { row: String(details.row) })
      case 'already_open':
        return messages.alreadyOpen
      case 'offering_sold_out':
        return typeof details.remaining === 'string'
          ? fillIn(messages.soldOut, { remaining: units(details.remaining) })
          : (row.problem ?? undefined)
      default:
        return row.problem ?? messages.failed
    }
  }

  const download = async (capstan: Capstan, operation: BulkOperation) => {
    const rows = await readAllBulkRows(capstan, operation.id)
    const inOrder = rows.toSorted((one, other) => one.place - other.place)
    const text = writeCsv(inOrder, [
      { header: messages.name, value: ({ name }) => name },
      { header: messages.email, value: ({ email }) => email },
      { header: messages.units, kind: 'number', value: ({ amount }) => amount },
      { header: messages.before, value: ({ beforeStatus }) => beforeStatus && wordOf(beforeStatus) },
      { header: messages.outcomeColumn, value: ({ outcome }) => messages.outcome[outcome] },
      { header: messages.problem, value: (row) => problemOf(operation, row) },
    ])
    saveFile(new Blob([text], { type: 'text/csv' }), `${titleOf(operation)}.csv`)
  }

  const momentOf = (at: string) => `${instant(at)} ${zonedTime(new Date(at))}`

  return { titleOf, problemOf, momentOf, download }
}
