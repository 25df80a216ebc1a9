import { makeBulkOperation, type BulkRequest } from '@capstan/sdk-core/bulkOperations'
import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Alert } from '../../ui/feedback/Alert'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { BulkOperationList } from '../bulkOperations/BulkOperationList'
import { allocationsMessages } from './messages'
import type { AllocationViewProps } from './AllocationViewProps'

export interface BulkChangeProps extends AllocationViewProps {
  kind: 'bulk-update' | 'bulk-annotate'
}

/** Begins a bulk operation that gives the selected investments a status or a note; below it are the earlier ones. (ALLOC-041, ALLOC-062, ALLOC-063) */
export function BulkChange(props: BulkChangeProps) {
  const { allocation, reader, mayEdit, openOperation } = props
  const messages = useMessages('allocations', allocationsMessages)

  if (!reader.mayChange) return <Alert tone="neutral">{messages.noBulkForViewers}</Alert>
  if (!mayEdit) return <Alert tone="neutral">{messages.notAllowed}</Alert>
  return (
    <>
      <BulkForm {...props} />
      <BulkOperationList isCompact allocationId={allocation.id} onOpen={openOperation} />
    </>
  )
}

function BulkForm({ kind, allocation, selected, openOperation }: BulkChangeProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const wordOf = useStatusWord()
  const { plural } = useFormats()
  const isUpdate = kind === 'bulk-update'
  const fields = useMemo(
    () =>
      ({
        status: {
          ...({ kind: 'dropdown', label: messages.newStatus, ifEmpty: messages.statusRequired } as const),
          ...{ error: messages.statusRequired, optional: !isUpdate },
          // (DIST-010)
          options: ['drafted', 'open', 'closed'].map((value) => ({ value, label: wordOf(value) })),
        },
        note: {
          ...({ kind: 'textArea', label: messages.note, ifEmpty: messages.noteRequired } as const),
          optional: isUpdate,
        },
        onAllocation: { kind: 'checkbox', label: messages.onAllocation, optional: true },
      }) satisfies Record<string, FormField>,
    [messages, wordOf, isUpdate],
  )

  const form = useCapstanForm({
    initial: initialInputs(fields),
    check: useKindsCheck(fields),
    errorTexts: { not_allowed: messages.notAllowed },
    onSubmit: async (answers, idempotencyKey) => {
      const rows = { allocationId: allocation.id, distributionIds: selected.map(({ id }) => id) }
      const request: BulkRequest = isUpdate
        ? { ...rows, kind: 'status', newStatus: String(answers.status) }
        : {
            ...{ ...rows, kind: 'note', annotation: String(answers.note) },
            onAllocation: answers.onAllocation === true,
          }
      const { id } = await makeBulkOperation(capstan, request, { idempotencyKey })
      form.reset()
      openOperation(id)
    },
  })

  return (
    <Card title={messages.view[kind]} className="capstan-bulk-change">
      {selected.length === 0 ? (
        <p>{messages.bulkNone}</p>
      ) : (
        <Form form={form} refusal="own" guardsLeaving aria-label={messages.view[kind]}>
          <Hint>{messages.bulkHint}</Hint>
          {isUpdate ? (
            <Field name="status" title="" {...fields.status} />
          ) : (
            <>
              <Field name="note" title="" {...fields.note} />
              <Field name="onAllocation" title="" {...fields.onAllocation} />
            </>
          )}
          <FormStatusNotice />
          <FormFooter>
            <SubmitButton sending={messages.beginning}>
              {plural(messages.check, selected.length)}
            </SubmitButton>
          </FormFooter>
        </Form>
      )}
    </Card>
  )
}

const Hint = styled.p`
  margin: 0 0 var(--capstan-space-4);
  color: var(--capstan-text-muted);
`
