import { givenAnswers, type AuthorWords, type GivenAnswer, type Step } from '@capstan/sdk-core/steps'
import { Fragment } from 'react'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { AuthorText } from '../../language/AuthorText'
import { stepsMessages } from './messages'
import { StepNote } from './step/StepNote'
import { useLists } from './questions/useLists'

export interface StepAnswersProps {
  /** A step that is done. */
  step: Step
}

/** Answers of a completed form, read-only. Encrypted answers are not shown. */
export function StepAnswers({ step }: StepAnswersProps) {
  const messages = useMessages('steps', stepsMessages)
  const lists = useLists(step.schema)
  const formats = useFormats()
  const answers = givenAnswers(step, { formats })

  if (step.type === 'encrypted_form') return <StepNote>{messages.answersEncrypted}</StepNote>
  if (answers.length === 0) return null
  const written = ({ field, value }: GivenAnswer) => {
    const options = (field.typeahead ? lists?.[field.typeahead] : undefined) ?? field.options
    const words = (Array.isArray(value) ? value : [value]).map((each): AuthorWords => {
      const text = String(each)
      if (field.kind === 'boolean' || field.kind === 'checkbox')
        return { text: /^(true|yes)$/.test(text) ? messages.yes : messages.no }
      if (field.kind === 'date' && /^\d{4}-\d\d-\d\d/.test(text))
        return { text: formats.day(text.slice(0, 10), 'short') }
      const chosen = options.find((option) => option.value === text)
      return { text: chosen?.label ?? text, lang: chosen?.lang }
    })
    // A text keeps its own direction; a marked one has it from its mark.
    if (!words.some(({ lang }) => lang)) return words.map(({ text }) => text).join(', ')
    return words.map((each, at) => (
      <Fragment key={at}>
        {at > 0 && ', '}
        <AuthorText {...each} />
      </Fragment>
    ))
  }

  return (
    <section aria-label={messages.answers} className="capstan-step-answers">
      <DefinitionRows compact>
        {answers.map((answer) => (
          <Row
            key={answer.field.key}
            label={<AuthorText text={answer.field.label} lang={answer.field.lang?.label} />}
            value={written(answer)}
          />
        ))}
      </DefinitionRows>
    </section>
  )
}
