import { lazyPart } from '../../../ui/lazy/lazyPart'
import type { QuestionFormProps } from './QuestionForm'

export type DynamicFormProps = QuestionFormProps

/** A form that the platform describes, with Reset and Continue. Its code comes when a step asks questions. @public */
export const DynamicForm = /*#__PURE__*/ lazyPart<DynamicFormProps>(
  async () => (await import('./QuestionForm')).QuestionForm,
)
