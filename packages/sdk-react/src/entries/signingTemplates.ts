'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  SigningTemplateAdmin,
  type SigningTemplateAdminProps,
} from '../features/signingTemplates/SigningTemplateAdmin'
export {
  signingTemplatesMessages,
  type SigningTemplatesMessages,
} from '../features/signingTemplates/messages'
