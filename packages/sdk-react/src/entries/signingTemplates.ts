'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export {
  SigningTemplateAdmin,
  type SigningTemplateAdminProps,
} from '../features/signingTemplates/SigningTemplateAdmin'
export {
  signingTemplatesMessages,
  type SigningTemplatesMessages,
} from '../features/signingTemplates/messages'
