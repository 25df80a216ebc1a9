import { initialInputs, type FormFields, type FormValues } from '@capstan/sdk-core/forms'
import { useCallback } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { RecordForm } from '../../forms/RecordForm'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useWholeCheck } from '../../forms/useWholeCheck'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Dialog } from '../../ui/overlays/Dialog'
import { platformTypesMessages } from './messages'
import type { TypeActions, TypeAnswers, TypeRow, TypeTable } from './usePlatformTypeTables'

export interface TypeDialogProps {
  table: TypeTable
  /** The row to change; without it a row is added. */
  row: TypeRow | undefined
  actions: TypeActions
  onClose: () => void
}

/** Dialog that adds a type to a lookup table, or changes one. */
export function TypeDialog(props: TypeDialogProps) {
  const { row } = props
  return row ? <EditType {...props} row={row} /> : <AddType {...props} />
}

function EditType({ table, row, actions, onClose }: TypeDialogProps & { row: TypeRow }) {
  const messages = useMessages('platformTypes', platformTypesMessages)
  const title = fillIn(messages.edit, { name: row.name })

  return (
    <Dialog isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RecordForm
        aria-label={title}
        fields={table.editFields}
        refusal="own"
        guardsLeaving
        record={{ version: row.version, answers: row.answers }}
        alsoCheck={useAlsoCheck(table, row)}
        onSave={(changed, { version, idempotencyKey }) =>
          actions.save(table.table, { id: row.id, version }, changed as TypeAnswers, idempotencyKey)
        }
        onDone={onClose}
        actions={<CancelButton onPress={onClose}>{messages.cancel}</CancelButton>}
      >
        <Fields fields={table.editFields} />
      </RecordForm>
    </Dialog>
  )
}

function AddType({ table, actions, onClose }: TypeDialogProps) {
  const messages = useMessages('platformTypes', platformTypesMessages)
  const snackbar = useSnackbar()
  const form = useCapstanForm({
    initial: initialInputs(table.addFields),
    check: useWholeCheck(table.addFields, useAlsoCheck(table)),
    onSubmit: async (values, idempotencyKey) => {
      const answers = values as TypeAnswers
      await actions.add(table.table, answers, idempotencyKey)
      snackbar.show(fillIn(messages.added, { name: answers.name ?? answers.type ?? '' }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.add} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.add}>
        <Fields fields={table.addFields} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.adding}>{messages.add}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

/** Checks the form as a whole: the name is unique, and the rules of the table hold. */
function useAlsoCheck({ rows, alsoCheck, addFields }: TypeTable, row?: TypeRow) {
  const { nameTaken } = useMessages('platformTypes', platformTypesMessages)
  const field = 'name' in addFields ? 'name' : 'type'

  return useCallback(
    (values: FormValues<FormFields>) => {
      // Every field of these forms holds a text.
      const answers = values as TypeAnswers
      const name = answers[field]?.toLowerCase()
      const isTaken = rows.some((other) => other.id !== row?.id && other.name.toLowerCase() === name)
      return [...(isTaken ? [{ name: field, message: nameTaken }] : []), ...(alsoCheck?.(answers) ?? [])]
    },
    [rows, row, field, alsoCheck, nameTaken],
  )
}

function Fields({ fields }: { fields: TypeTable['addFields'] }) {
  return Object.entries(fields).map(([name, field], index) => (
    <Field key={name} name={name} title="" autoFocus={index === 0} {...field} />
  ))
}
