import { lazyPart } from '../../ui/lazy/lazyPart'
import type { DocumentTaskProps } from './DocumentTask'

/** The forms, which most who look at documents do not open. */
export const DocumentTask = /*#__PURE__*/ lazyPart<DocumentTaskProps>(
  async () => (await import('./DocumentTask')).DocumentTask,
)
