import type { QuestionType } from '@capstan/sdk-core/questions'
import { useWatch } from 'react-hook-form'
import { Field } from '../../forms/fields/Field'
import { QuestionPreview } from './QuestionPreview'
import type { QuestionFields } from './useQuestionFields'

export interface QuestionEntryProps {
  fields: QuestionFields
  types: readonly QuestionType[]
}

/** Fields of a question, with a preview of the question below. */
export function QuestionEntry({ fields, types }: QuestionEntryProps) {
  return (
    <>
      <Field name="name" title="" autoFocus {...fields.name} />
      <Field name="type" title="" {...fields.type} />
      <Field name="description" title="" {...fields.description} />
      <Field name="errorMessage" title="" {...fields.errorMessage} />
      <PreviewOfTyped types={types} />
    </>
  )
}

function PreviewOfTyped({ types }: Pick<QuestionEntryProps, 'types'>) {
  const [name, type, description, errorMessage] = useWatch<Record<string, string>>({
    name: ['name', 'type', 'description', 'errorMessage'],
  })
  const chosen = types.find(({ id }) => String(id) === type)

  if (!chosen || !name) return null
  return <QuestionPreview key={chosen.id} name={name} {...{ description, errorMessage }} type={chosen} />
}
