import { lazyPart } from '../../ui/lazy/lazyPart'
import type { DocumentPagesProps } from './DocumentPages'

/** The pages of a document, loaded with what draws them when a document is opened. */
export const DocumentPages = /*#__PURE__*/ lazyPart<DocumentPagesProps>(
  async () => (await import('./DocumentPages')).DocumentPages,
)
