'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { AuditButton, type AuditButtonProps } from '../features/audit/AuditButton'
export { AuditDrawer, type AuditDrawerProps } from '../features/audit/AuditDrawer'
export { AuditDrawerView, type AuditDrawerViewProps } from '../features/audit/AuditDrawerView'
export { auditMessages, type AuditMessages } from '../features/audit/messages'
