import type { FieldInput } from '@capstan/sdk-core'
import type { QuestionType } from '@capstan/sdk-core/questions'
import { dynamicForm } from '@capstan/sdk-core/steps'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { KindField } from '../../forms/fields/KindField'
import { useFieldMessages } from '../../language/useFieldMessages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Chip } from '../../ui/display/Chip'
import { questionsMessages } from './messages'

export interface QuestionPreviewProps {
  name: string
  description?: string
  errorMessage?: string
  type: QuestionType
}

/** An answer that was tried, with the error that an investor would see. */
interface Example {
  text: string
  error?: string
}

/** The number of tried answers that stay listed. */
const mostExamples = 5

/**
 * Preview of a question as an investor sees it. It can be answered, and shows the error that an investor would see. Where its type has
 * a pattern, the pattern and the answers that were tried stay listed below, accepted or not.
 */
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
  const [examples, setExamples] = useState<readonly Example[]>([])
  if (!field) return null

  const tryAnswer = async () => {
    const checked = tried === '' ? undefined : await described.check({ [field.name]: tried })
    const found = checked && !checked.ok ? checked.errors[field.name] : undefined
    setError(found)
    if (checked && typeof tried === 'string')
      setExamples((before) =>
        [{ text: tried, error: found }, ...before.filter(({ text }) => text !== tried)].slice(
          0,
          mostExamples,
        ),
      )
  }

  return (
    <Tried
      role="group"
      aria-labelledby={titleId}
      // The preview submits no form.
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
        onBlur={() => void tryAnswer()}
      />
      {pattern && <TriedPattern pattern={pattern} examples={examples} />}
    </Tried>
  )
}

function TriedPattern({ pattern, examples }: { pattern: string; examples: readonly Example[] }) {
  const messages = useMessages('questions', questionsMessages)
  return (
    <>
      <small>
        <span>{messages.pattern}</span> <code dir="ltr">{pattern}</code>
      </small>
      {examples.length > 0 && (
        <ul aria-label={messages.examples} aria-live="polite">
          {examples.map(({ text, error }) => (
            <li key={text} data-status={error ? 'refused' : 'accepted'}>
              <bdi>{text}</bdi>
              {error ? <bdi>{error}</bdi> : <Chip tone="success">{messages.accepted}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </>
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
    overflow-wrap: anywhere;
  }
  > ul {
    display: grid;
    gap: var(--capstan-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--capstan-space-2);
    overflow-wrap: anywhere;
  }
`
