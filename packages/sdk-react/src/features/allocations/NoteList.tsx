import type { Note } from '@capstan/sdk-core/allocations'
import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import { FormRows } from '../../forms/rows/FormRows'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { allocationsMessages } from './messages'

export interface NoteListProps {
  title: string
  /** Newest first. */
  notes: readonly Note[]
  /** Adds a note; without it notes are only read. */
  onAdd?: (text: string, idempotencyKey: string) => Promise<unknown>
}

/** Notes with the day they were written, and a row that adds one. (ALLOC-017, ALLOC-048) */
export function NoteList({ title, notes, onAdd }: NoteListProps) {
  const messages = useMessages('allocations', allocationsMessages)
  const formats = useFormats()
  const fields = useMemo(
    () =>
      ({
        note: { kind: 'textArea', label: messages.note, ifEmpty: messages.noteRequired },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )

  return (
    <Card flush title={title} className="capstan-notes">
      {notes.length === 0 && !onAdd ? (
        <EmptyState icon="note" text={messages.noNotes} />
      ) : (
        <FormRows
          aria-label={title}
          fields={fields}
          rows={notes.map(({ id, text }) => ({ id, version: '', answers: { note: text } }))}
          nameOf={({ answers }) => String(answers.note)}
          read={({ id }) => {
            const note = notes.find((each) => each.id === id)
            return (
              note && (
                <Read>
                  <bdi>{note.text}</bdi>
                  <time dateTime={note.createdOn}>{formats.instant(note.createdOn)}</time>
                </Read>
              )
            )
          }}
          addLabel={messages.addNote}
          errorTexts={{ not_allowed: messages.notAllowed, unsupported_annotation: messages.noteUnsupported }}
          onCreate={onAdd && (({ note }, idempotencyKey) => onAdd(note, idempotencyKey))}
        >
          <Field name="note" title="" {...fields.note} />
        </FormRows>
      )}
    </Card>
  )
}

const Read = styled.span`
  display: grid;
  min-width: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
  > time {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
