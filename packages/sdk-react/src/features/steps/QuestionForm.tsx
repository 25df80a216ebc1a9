import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Button } from '../../ui/actions/Button'
import { ErrorSummary } from '../../ui/forms/ErrorSummary'
import type { FieldOption } from '../../ui/fields/fieldProps'
import { FormFooter } from '../../ui/forms/FormFooter'
import { namedIn } from './DisclosureLabel'
import { DisclosureLinks } from './DisclosureLinks'
import { disclosuresOf } from './disclosuresOf'
import { DynamicInput } from './DynamicInput'
import { stepsMessages } from './messages'
import { useDynamicForm, type DynamicFormOptions } from './useDynamicForm'

export interface QuestionFormProps extends DynamicFormOptions {
  /** The platform's lists that fields choose from, by name, such as `countries`. */
  lists?: Readonly<Record<string, FieldOption[]>>
  /** The answers are secret: tax ids are masked, as passwords always are. */
  isSecret?: boolean
  /** A quiet note at the start of the footer. */
  note?: string
}

/**
 * A form that the platform describes, with Reset and Continue.
 *
 * Typing renders the field that is typed into and nothing else, so that a form of a hundred fields stays quick.
 */
export function QuestionForm({ lists, isSecret = false, note, ...options }: QuestionFormProps) {
  const messages = useMessages('steps', stepsMessages)
  const { element, control, fields, problems, isSending, idOf, ...form } = useDynamicForm(options)
  const disclosures = useMemo(() => disclosuresOf(options.schema), [options.schema])
  const boxes = fields.filter(({ kind }) => kind === 'checkbox')
  const others = disclosures.filter((each) => !boxes.some(({ label }) => namedIn(label, [each])))

  if (fields.length === 0) return <Alert tone="neutral">{messages.emptyForm}</Alert>

  return (
    <form
      ref={element}
      className="capstan-dynamic-form"
      noValidate
      onSubmit={form.submit}
      onBlur={form.saveDraft}
    >
      <ErrorSummary key={problems.attempt} errors={problems.list} />
      {fields.map((field) => (
        <DynamicInput
          key={field.name}
          field={field}
          id={idOf(field.name)}
          control={control}
          options={field.typeahead ? lists?.[field.typeahead] : undefined}
          disclosures={disclosures}
          isSecret={isSecret}
        />
      ))}
      <DisclosureLinks disclosures={others} />
      <FormFooter note={note}>
        <Button isDisabled={isSending} onPress={form.reset}>
          {messages.reset}
        </Button>
        <Button type="submit" variant="primary" pending={isSending}>
          {isSending ? messages.sending : messages.continue}
        </Button>
      </FormFooter>
    </form>
  )
}
