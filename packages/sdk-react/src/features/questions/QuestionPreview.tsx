import type { FieldInput } from '@capstan/sdk-core'
import type { QuestionType } from '@capstan/sdk-core/questions'
import { dynamicForm } from '@capstan/sdk-core/steps'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { KindField } from '../../forms/KindField'
import { useFieldMessages } from '../../language/useFieldMessages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { questionsMessages } from './messages'

export interface QuestionPreviewProps {
  name: string
  description?: string
  errorMessage?: string
  type: QuestionType
}

/** Preview of a question as an investor sees it. It can be answered, and shows the error that an investor would see. */
export function QuestionPreview({ name, description, errorMessage, type }: QuestionPreviewProps) {
  const messages = useMessages('questions', questionsMessages)
  const fieldMessages = useFieldMessages()
  const formats = useFormats()
  const titleId = useId()
  const { kind, pattern } = type
  const described = useMemo(() => {
    const asked = { key: 'answer', displayKey: name, message: description, error: errorMessage }
    return dynamicForm(
      { fields: [{ ...asked, type: kind, ...(pattern && { regex: pattern }) }] },
      { formats, messages: fieldMessages },
    )
  }, [name, description, errorMessage, kind, pattern, formats, fieldMessages])
  const field = described.fields[0]
  const [tried, setTried] = useState<FieldInput>(field ? (described.initialValues[field.name] ?? '') : '')
  const [error, setError] = useState<string>()
  if (!field) return null

  const tell = async () => {
    const checked = tried === '' ? undefined : await described.check({ [field.name]: tried })
    setError(checked && !checked.ok ? checked.errors[field.name] : undefined)
  }

  return (
    <Tried
      role="group"
      aria-labelledby={titleId}
      // What is tried sends no form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      <b id={titleId}>{messages.preview}</b>
      <small>{messages.previewHint}</small>
      <KindField
        kind={field.kind}
        name="capstan-tried-answer"
        label={<bdi>{name}</bdi>}
        hint={description && <bdi>{description}</bdi>}
        value={tried}
        error={error && <bdi>{error}</bdi>}
        onChange={(value) => {
          setTried(value)
          setError(undefined)
        }}
        onBlur={() => void tell()}
      />
    </Tried>
  )
}

const Tried = styled.div`
  display: grid;
  margin-bottom: var(--capstan-space-4);
  padding: var(--capstan-space-4);
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface);
  > small {
    margin-bottom: var(--capstan-space-3);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
