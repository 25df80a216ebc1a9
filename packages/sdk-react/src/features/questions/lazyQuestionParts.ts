import { lazyPart } from '../../ui/lazy/lazyPart'
import type { AddQuestionProps } from './AddQuestion'
import type { EditQuestionProps } from './EditQuestion'
import type { LockSetProps } from './sets/LockSet'
import type { PlaceQuestionProps } from './PlaceQuestion'

/** Dialogs that most readers of questions never open. */
export const AddQuestion = /*#__PURE__*/ lazyPart<AddQuestionProps>(
  async () => (await import('./AddQuestion')).AddQuestion,
)

export const EditQuestion = /*#__PURE__*/ lazyPart<EditQuestionProps>(
  async () => (await import('./EditQuestion')).EditQuestion,
)

export const LockSet = /*#__PURE__*/ lazyPart<LockSetProps>(
  async () => (await import('./sets/LockSet')).LockSet,
)

export const PlaceQuestion = /*#__PURE__*/ lazyPart<PlaceQuestionProps>(
  async () => (await import('./PlaceQuestion')).PlaceQuestion,
)
