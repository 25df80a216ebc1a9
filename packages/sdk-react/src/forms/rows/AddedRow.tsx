import { initialInputs, type FormFields, type FormInputs, type FormValues } from '@capstan/sdk-core/forms'
import { useEffect, type ReactNode } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Form } from '../Form'
import { FormStatusNotice } from '../sending/FormStatusNotice'
import { formsMessages } from '../messages'
import type { FormErrorTexts } from '../sending/refusalOf'
import { useAskFirst, type FirstQuestion } from '../useAskFirst'
import { SubmitButton } from '../sending/SubmitButton'
import { useCapstanForm } from '../useCapstanForm'
import { useKindsCheck } from '../fields/useKindsCheck'

export interface AddedRowProps<Fields extends FormFields> {
  fields: Fields
  /** The text of the button that adds it. */
  label: ReactNode
  /** The fields it is made of. */
  children: ReactNode
  /** It is on its way. */
  isSending: boolean
  /** The form's words for codes the platform may answer with. */
  errorTexts?: FormErrorTexts
  /** A question to ask before it is made; none unless it answers one. */
  askFirst?: (values: FormValues<Fields>) => FirstQuestion | undefined
  onCreate: (values: FormValues<Fields>, idempotencyKey: string) => Promise<unknown>
  onCancel: () => void
  /** Called once it can be filled in. */
  onShown: () => void
}

/** Content of a row that is added: its fields, Cancel and Save. */
export function AddedRow<Fields extends FormFields>(props: AddedRowProps<Fields>) {
  const { fields, label, children, isSending, errorTexts, askFirst, onCreate, onCancel, onShown } = props
  const { ask, question } = useAskFirst()
  const messages = useMessages('forms', formsMessages)
  const form = useCapstanForm<FormInputs<Fields>, FormValues<Fields>>({
    initial: initialInputs(fields),
    check: useKindsCheck(fields),
    errorTexts,
    onSubmit: async (values, idempotencyKey) => {
      if (!(await ask(askFirst?.(values)))) return {}
      await onCreate(values, idempotencyKey)
    },
  })
  // eslint-disable-next-line react-hooks/exhaustive-deps -- reported once
  useEffect(onShown, [])

  return (
    <Form form={form} refusal="own" guardsLeaving draftName={typeof label === 'string' ? label : undefined}>
      {children}
      <FormStatusNotice />
      {question}
      <FormFooter>
        <Button isDisabled={isSending} onPress={onCancel}>
          {messages.cancel}
        </Button>
        <SubmitButton sending={messages.saving}>{messages.save}</SubmitButton>
      </FormFooter>
    </Form>
  )
}
