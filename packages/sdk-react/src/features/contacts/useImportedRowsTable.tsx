import type { ImportedRow } from '@capstan/sdk-core/contacts'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { editRows } from '../../tables/editRows'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Chip, type Tone } from '../../ui/display/Chip'
import type { IconName } from '../../ui/display/Icon'
import { RecordRow } from '../../ui/records/RecordRow'
import { useContactFields } from './contactFields'
import { outcomeWord, problemWord } from './rowWords'
import { importedCell, useImportMessages, useImportSubject } from './importSubject'

/** Returns the table of a file's rows; rows with errors are corrected in place. */
export function useImportedRowsTable(
  onMend: (row: ImportedRow, idempotencyKey: string) => Promise<unknown>,
): TableDefinition<ImportedRow> {
  const messages = useImportMessages()
  const fields = useContactFields()
  const subject = useImportSubject()

  return useMemo(() => {
    const edit = editRows<ImportedRow, typeof fields>({
      fields,
      recordOf: ({ name, email }) => ({ version: '1', answers: { contactName: name, email } }),
      nameOf: ({ row }) => fillIn(messages.rowNumber, { row }),
      onSave: (row, { contactName, email }, { idempotencyKey }) =>
        onMend({ ...row, name: contactName ?? row.name, email: email ?? row.email }, idempotencyKey),
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'row', header: messages.row, kind: 'text', isUnsorted: true },
          value: ({ row }) => String(row),
        },
        {
          ...{ id: 'name', header: messages.contactName, kind: 'text', isUnsorted: true },
          value: ({ name }) => name,
        },
        {
          ...{ id: 'email', header: messages.email, kind: 'text', isUnsorted: true },
          value: ({ email }) => email,
        },
        ...Object.entries(subject?.shownColumns ?? {}).map(([column, header]) => ({
          ...({ id: column, header, kind: 'text', isUnsorted: true } as const),
          value: (row: ImportedRow) => importedCell(row, column),
        })),
        {
          ...{ id: 'outcome', header: messages.whatHappens, kind: 'text', isUnsorted: true },
          value: ({ outcome }) => outcome,
          cell: (row) => (
            <Outcome>
              <Chip {...looks[row.outcome]}>{outcomeWord(messages, row)}</Chip>
              {row.problem && <small>{problemWord(messages, row)}</small>}
              {subject && row.samePerson !== null && (
                <small>{fillIn(subject.rowWords.samePerson, { row: row.samePerson })}</small>
              )}
              {subject && row.hasOpen && <small>{subject.rowWords.hasOpen}</small>}
            </Outcome>
          ),
        },
      ],
      edit: {
        ...edit,
        rowOf: (shown, onOpen) =>
          // A row of investments is corrected in its file.
          shown.row.outcome === 'wrong' && !subject ? edit.rowOf(shown, onOpen) : <RecordRow {...shown} />,
      },
    }
  }, [messages, fields, subject, onMend])
}

const looks: Readonly<Record<string, { tone: Tone; icon: IconName }>> = {
  added: { tone: 'success', icon: 'plus' },
  known: { tone: 'neutral', icon: 'minus' },
  repeated: { tone: 'neutral', icon: 'minus' },
  wrong: { tone: 'danger', icon: 'x-circle' },
}

const Outcome = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--capstan-space-1);
`
