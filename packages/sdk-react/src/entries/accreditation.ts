'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  AccreditationCard,
  type AccreditationCardProps,
  AccreditationView,
  type AccreditationViewProps,
} from '../features/accreditation/AccreditationCard'
export {
  AccreditationNotice,
  type AccreditationNoticeProps,
  AccreditationNoticeView,
  type AccreditationNoticeViewProps,
} from '../features/accreditation/AccreditationNotice'
export { accreditationMessages, type AccreditationMessages } from '../features/accreditation/messages'
