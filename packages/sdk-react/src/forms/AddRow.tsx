import { initialInputs, type FormFields, type FormInputs, type FormValues } from '@capstan/sdk-core/forms'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '../provider/useMessages'
import { Button } from '../ui/actions/Button'
import { FormFooter } from '../ui/forms/FormFooter'
import { Form } from './Form'
import { FormStatusNotice } from './FormStatusNotice'
import { formsMessages } from './messages'
import { SubmitButton } from './SubmitButton'
import { useCapstanForm } from './useCapstanForm'
import { useInlineRow } from './useInlineRow'
import { useKindsCheck } from './useKindsCheck'

export interface AddRowProps<Fields extends FormFields> {
  fields: Fields
  /** What the button says. */
  label: ReactNode
  /** What it is: an item of the list of rows unless told. */
  as?: 'li' | 'div'
  /** The fields it is made of. */
  children: ReactNode
  onCreate: (values: FormValues<Fields>, idempotencyKey: string) => Promise<unknown>
}

/** Adds a row below the others: a button, and the fields of a row once it is pressed. */
export function AddRow<Fields extends FormFields>({
  fields,
  label,
  as: Frame = 'li',
  children,
  onCreate,
}: AddRowProps<Fields>) {
  const messages = useMessages('forms', formsMessages)
  const { status, tell, row, opener } = useInlineRow<HTMLLIElement & HTMLDivElement>()
  const form = useCapstanForm<FormInputs<Fields>, FormValues<Fields>>({
    initial: initialInputs(fields),
    check: useKindsCheck(fields),
    onSubmit: async (values, idempotencyKey) => {
      tell('create')
      try {
        await onCreate(values, idempotencyKey)
      } catch (error) {
        tell('failed')
        throw error
      }
      close('succeeded')
    },
  })
  const close = (how: 'cancel' | 'succeeded') => {
    form.reset()
    tell(how)
  }
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && status === 'edit') close('cancel')
  }

  if (status !== 'edit' && status !== 'create')
    return (
      <Frame data-status={status}>
        <Button ref={opener} icon="plus" onPress={() => tell('edit')}>
          {label}
        </Button>
      </Frame>
    )
  return (
    <Frame ref={row} data-status={status} onKeyDown={onKeyDown}>
      <Form form={form} refusal="own">
        {children}
        <FormStatusNotice />
        <FormFooter>
          <Button isDisabled={status === 'create'} onPress={() => close('cancel')}>
            {messages.cancel}
          </Button>
          <SubmitButton sending={messages.saving}>{messages.save}</SubmitButton>
        </FormFooter>
      </Form>
    </Frame>
  )
}
