import { lazyPart } from '../../ui/lazy/lazyPart'
import type { ReportPreviewProps } from './ReportPreview'

/** The preview, which most who download a report do not open. */
export const ReportPreview = /*#__PURE__*/ lazyPart<ReportPreviewProps>(
  async () => (await import('./ReportPreview')).ReportPreview,
)
