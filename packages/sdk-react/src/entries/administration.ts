'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { AuditLog, type AuditLogProps } from '../features/administration/AuditLog'
export type { BrandPreview } from '../features/administration/BrandCard'
export { Brands, type BrandsProps } from '../features/administration/Brands'
export { Health, type HealthProps } from '../features/administration/Health'
export { MessageLog, type MessageLogProps } from '../features/administration/MessageLog'
export { People, type PeopleProps } from '../features/administration/People'
export { PlatformAccounts, type PlatformAccountsProps } from '../features/administration/PlatformAccounts'
export { TermsVersions, type TermsVersionsProps } from '../features/administration/TermsVersions'
export { administrationMessages, type AdministrationMessages } from '../features/administration/messages'
export {
  prefetchAuditLog,
  prefetchBrands,
  prefetchMessageLog,
  prefetchHealth,
  prefetchPeople,
  prefetchPlatformAccounts,
  prefetchTermsVersions,
} from '../features/administration/prefetch'
