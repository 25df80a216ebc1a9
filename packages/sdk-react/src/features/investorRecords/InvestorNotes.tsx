import type { FormField } from '@capstan/sdk-core/forms'
import type { InvestorInvestment } from '@capstan/sdk-core/investorRecords'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import { FormRows } from '../../forms/rows/FormRows'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import type { InvestorRecordsViewProps } from './InvestorRecords'
import { investorRecordsMessages } from './messages'

/** Notes on the investments of an investor, and a form that adds one to an investment of the account itself. */
export function InvestorNotes({ notes, investments, reader, onAddNote }: InvestorRecordsViewProps) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { instant, units } = useFormats()
  // Records in a stale allocation are read-only. (ALLOC-037)
  const own = reader.mayChange
    ? investments.filter(({ ownerId, isStale }) => ownerId === reader.accountId && !isStale)
    : []
  const nameOf = (one: Pick<InvestorInvestment, 'roundName' | 'amount'>) =>
    fillIn(messages.noteOnUnits, { round: one.roundName ?? '', units: units(one.amount ?? '0') })
  const fields = {
    note: {
      ...({ kind: 'textArea', label: messages.note, help: messages.noteHint } as const),
      ifEmpty: messages.noteRequired,
    },
    investment: {
      ...({ kind: 'dropdown', label: messages.noteOn, ifEmpty: messages.noteOnRequired } as const),
      options: own.map((one) => ({ value: one.id, label: nameOf(one) })),
    },
  } as const satisfies Record<string, FormField>
  const mayAdd = onAddNote !== undefined && own.length > 0

  return (
    <Card flush title={messages.notes}>
      {notes.length === 0 && <EmptyState text={messages.noNotes} />}
      <FormRows
        aria-label={messages.notes}
        fields={fields}
        rows={notes.map(({ id, text, distributionId }) => ({
          ...{ id, version: '', answers: { note: text, investment: distributionId } },
        }))}
        nameOf={({ answers }) => String(answers.note)}
        read={({ id }) => {
          const note = notes.find((each) => each.id === id)
          const about = investments.find((each) => each.id === note?.distributionId)
          return (
            note && (
              <Written>
                <bdi>{note.text}</bdi>
                <small>
                  <time dateTime={note.createdOn}>{instant(note.createdOn)}</time>
                  {about && <bdi>{nameOf(about)}</bdi>}
                </small>
              </Written>
            )
          )
        }}
        addLabel={messages.addNote}
        errorTexts={{ not_allowed: messages.notAllowed }}
        onCreate={
          mayAdd
            ? ({ note, investment }, idempotencyKey) => onAddNote(investment, note, idempotencyKey)
            : undefined
        }
      >
        <Field name="note" title="" {...fields.note} />
        <Field name="investment" title="" {...fields.investment} />
      </FormRows>
    </Card>
  )
}

const Written = styled.span`
  display: grid;
  min-width: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
  > small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--capstan-space-3);
    color: var(--capstan-text-muted);
  }
`
