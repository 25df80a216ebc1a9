import { lazyPart } from '../../ui/lazy/lazyPart'
import type { DocumentPreviewProps } from './DocumentPreview'

/** The preview, loaded when the first file is shown. */
export const DocumentPreview = /*#__PURE__*/ lazyPart<DocumentPreviewProps>(
  async () => (await import('./DocumentPreview')).DocumentPreview,
)
