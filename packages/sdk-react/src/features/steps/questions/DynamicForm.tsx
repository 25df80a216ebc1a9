import { lazyPart } from '../../../ui/lazy/lazyPart'
import type { QuestionFormProps } from './QuestionForm'

export type DynamicFormProps = QuestionFormProps

/** Form that the platform describes, with Reset and Continue. Its code loads when a step has questions. @public */
export const DynamicForm = /*#__PURE__*/ lazyPart<DynamicFormProps>(
  async () => (await import('./QuestionForm')).QuestionForm,
)
