import { embedComponents, readKeyOrigins, type EmbedKeyInput } from '@capstan/sdk-core/integrations'
import { useMemo, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { CheckboxGroupField } from '../../ui/choices/CheckboxGroupField'
import { ErrorSummary, type FieldProblem } from '../../ui/forms/ErrorSummary'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { TextField } from '../../ui/fields/TextField'
import { keyAnswerId, useKeyAnswer, type KeyAnswers } from './useKeyAnswer'
import { keyFields, type KeyProblem } from './keyProblem'
import { keyResolver } from './keyResolver'
import { componentWord } from './keyWords'
import { integrationsMessages } from './messages'

export interface KeyFormProps {
  /** Named by the button that sends it. */
  id: string
  /** The answers to begin with. */
  initial: KeyAnswers
  /** Called with answers that hold; answers what the platform found wrong with them. */
  onSubmit: (input: EmbedKeyInput) => Promise<KeyProblem['fields'] | undefined>
}

/** What a key is called, and what it is for. */
export function KeyForm({ id, initial, onSubmit }: KeyFormProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const resolver = useMemo(() => keyResolver(messages), [messages])
  const form = useForm<KeyAnswers>({
    resolver,
    defaultValues: initial,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  const options = embedComponents.map((value) => ({ value, label: componentWord(value, messages) }))
  // Counted, so that the summary takes focus after every attempt.
  const [refusal, setRefusal] = useState({ count: 0, problems: [] as FieldProblem[] })

  const refuse = (texts: KeyProblem['fields']) => {
    const wrong = keyFields.flatMap((name) => (texts[name] ? [{ name, message: texts[name] }] : []))
    const problems = wrong.map(({ name, message }) => ({ fieldId: keyAnswerId(id, name), message }))
    setRefusal(({ count }) => ({ count: count + 1, problems }))
    for (const { name, message } of wrong) form.setError(name, { message })
    if (wrong.length === 1 && wrong[0]) form.setFocus(wrong[0].name)
  }

  const send = async ({ name, origins, components }: KeyAnswers) => {
    setRefusal({ count: 0, problems: [] })
    const texts = await onSubmit({ name: name.trim(), origins: readKeyOrigins(origins), components })
    if (texts) refuse(texts)
  }

  const submit = (event: FormEvent) => {
    const texts = (errors: typeof form.formState.errors) =>
      Object.fromEntries(keyFields.map((name) => [name, errors[name]?.message]))
    void form.handleSubmit(send, (errors) => refuse(texts(errors)))(event)
  }

  const about = { form, formId: id }
  return (
    <Form id={id} noValidate aria-label={messages.form} className="capstan-form" onSubmit={submit}>
      <ErrorSummary key={refusal.count} errors={refusal.problems} />
      <TextField
        {...useKeyAnswer('name', about)}
        label={messages.name}
        description={messages.nameHelp}
        autoFocus
      />
      <TextAreaField
        {...useKeyAnswer('origins', about)}
        label={messages.origins}
        description={messages.originsHelp}
      />
      <CheckboxGroupField
        {...useKeyAnswer('components', about)}
        label={messages.components}
        options={options}
        stack
      />
    </Form>
  )
}

const Form = styled.form`
  > .capstan-error-summary {
    margin-bottom: var(--capstan-space-4);
  }
`
