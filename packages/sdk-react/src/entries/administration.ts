'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export { AuditLog, type AuditLogProps } from '../features/administration/AuditLog'
export { Health, type HealthProps } from '../features/administration/Health'
export { MessageLog, type MessageLogProps } from '../features/administration/MessageLog'
export { People, type PeopleProps } from '../features/administration/People'
export { TermsVersions, type TermsVersionsProps } from '../features/administration/TermsVersions'
export { administrationMessages, type AdministrationMessages } from '../features/administration/messages'
export { prefetchAuditLog } from '../features/administration/prefetchAuditLog'
export { prefetchMessageLog, prefetchHealth } from '../features/administration/prefetchMessageLog'
export { prefetchPeople } from '../features/administration/prefetchPeople'
export { prefetchTermsVersions } from '../features/administration/prefetchTermsVersions'
