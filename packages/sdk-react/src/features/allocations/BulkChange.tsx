import { isCapstanError } from '@capstan/sdk-core'
import {
  addInvestmentNote,
  allocationInvestmentQuery,
  saveInvestment,
  type AllocationDistribution,
} from '@capstan/sdk-core/allocations'
import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import { useMemo, useState } from 'react'
import { Field } from '../../forms/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/FormStatusNotice'
import { SubmitButton } from '../../forms/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Alert } from '../../ui/feedback/Alert'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import type { AllocationViewProps } from './AllocationManagement'
import { allocationsMessages } from './messages'
import { useSend } from './useSend'

interface Outcome {
  /** The investments that were changed, of all that were selected when the form was sent. */
  done: number
  of: number
  refused: readonly { id: string; text: string }[]
}

/** Changes the status of the selected investments, or adds a note to each; what is refused is listed with its reason. (ALLOC-041, ALLOC-062, ALLOC-063, ALLOC-066) */
export function BulkChange(props: AllocationViewProps & { kind: 'bulk-update' | 'bulk-annotate' }) {
  const { kind, allocation, selected, reader, mayEdit } = props
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const wordOf = useStatusWord()
  const { plural, units } = useFormats()
  const send = useSend(allocation.id)
  const [outcome, setOutcome] = useState<Outcome>()
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
      }) satisfies Record<string, FormField>,
    [messages, wordOf, isUpdate],
  )

  const change = async (
    one: AllocationDistribution,
    answers: Readonly<Record<string, unknown>>,
    key: string,
  ) => {
    const once = { idempotencyKey: `${key}-${one.id}` }
    if (!isUpdate) return addInvestmentNote(capstan, one.id, String(answers.note), once)
    const query = allocationInvestmentQuery(capstan, one.id)
    const { distributionById } = await capstan.queryClient.fetchQuery({ ...query, staleTime: 0 })
    const version = distributionById?.version ?? ''
    return saveInvestment(capstan, { id: one.id, version }, { status: String(answers.status) }, once)
  }
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check: useKindsCheck(fields),
    onSubmit: async (answers, idempotencyKey) => {
      const result = { done: 0, of: selected.length, refused: [] as { id: string; text: string }[] }
      const work = async () => {
        for (const one of selected) {
          try {
            if (isUpdate && one.isLocked) throw new LockedRow()
            await change(one, answers, idempotencyKey)
            result.done += 1
          } catch (error) {
            const text =
              error instanceof LockedRow
                ? fillIn(messages.lockedRow, { name: one.name })
                : `${one.name}: ${isCapstanError(error) ? error.message : messages.failed}`
            result.refused.push({ id: one.id, text })
          }
          setOutcome({ ...result, refused: [...result.refused] })
        }
      }
      await send(work())
      if (result.refused.length === 0) form.reset()
      return {}
    },
  })
  const isSending = form.status.status === 'submitting'

  if (!reader.mayChange) return <Alert tone="neutral">{messages.noBulkForViewers}</Alert>
  if (!mayEdit) return <Alert tone="neutral">{messages.notAllowed}</Alert>
  return (
    <Card title={messages.view[kind]} className="capstan-bulk-change">
      {selected.length === 0 && !outcome ? (
        <p>{messages.bulkNone}</p>
      ) : (
        <Form form={form} refusal="own" guardsLeaving aria-label={messages.view[kind]}>
          {isUpdate ? (
            <Field name="status" title="" {...fields.status} />
          ) : (
            <Field name="note" title="" {...fields.note} />
          )}
          <FormStatusNotice />
          <FormFooter>
            <SubmitButton
              sending={
                outcome &&
                isSending &&
                fillIn(messages.working, {
                  done: units(String(outcome.done + outcome.refused.length)),
                  count: units(String(outcome.of)),
                })
              }
            >
              {plural(isUpdate ? messages.update : messages.annotate, selected.length)}
            </SubmitButton>
          </FormFooter>
        </Form>
      )}
      <div role="status">
        {outcome && !isSending && outcome.done > 0 && (
          <Alert tone="success">{plural(messages.done, outcome.done)}</Alert>
        )}
        {outcome && !isSending && outcome.refused.length > 0 && (
          <Alert tone="danger">
            {plural(messages.refused, outcome.refused.length)}
            <ul>
              {outcome.refused.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </Card>
  )
}

class LockedRow extends Error {}
