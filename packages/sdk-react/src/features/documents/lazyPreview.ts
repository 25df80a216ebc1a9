import { lazyPart } from '../../ui/lazy/lazyPart'
import type { DocumentPreviewProps } from './DocumentPreview'

/** What shows files, which comes when the first one is to be seen. */
export const DocumentPreview = /*#__PURE__*/ lazyPart<DocumentPreviewProps>(
  async () => (await import('./DocumentPreview')).DocumentPreview,
)
