import { givenAnswers, type GivenAnswer, type Step } from '@capstan/sdk-core/steps'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { stepsMessages } from './messages'
import { StepNote } from './StepNote'
import { useLists } from './useLists'

export interface StepAnswersProps {
  /** A step that is done. */
  step: Step
}

/** What was answered in a form that is done, to be read; what is kept encrypted is not shown. */
export function StepAnswers({ step }: StepAnswersProps) {
  const messages = useMessages('steps', stepsMessages)
  const lists = useLists(step.schema)
  const { day } = useFormats()
  const answers = givenAnswers(step)

  if (step.type === 'encrypted_form') return <StepNote>{messages.answersEncrypted}</StepNote>
  if (answers.length === 0) return null
  const written = ({ field, value }: GivenAnswer) => {
    const options = (field.typeahead ? lists?.[field.typeahead] : undefined) ?? field.options
    const words = (Array.isArray(value) ? value : [value]).map((each) => {
      const text = String(each)
      if (field.kind === 'boolean' || field.kind === 'checkbox')
        return /^(true|yes)$/.test(text) ? messages.yes : messages.no
      if (field.kind === 'date' && /^\d{4}-\d\d-\d\d/.test(text)) return day(text.slice(0, 10), 'short')
      return options.find((option) => option.value === text)?.label ?? text
    })
    return words.join(', ')
  }

  return (
    <section aria-label={messages.answers} className="capstan-step-answers">
      <DefinitionRows compact>
        {answers.map((answer) => (
          <Row key={answer.field.key} label={answer.field.label} value={written(answer)} />
        ))}
      </DefinitionRows>
    </section>
  )
}
