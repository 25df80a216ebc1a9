'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  VendorRecords,
  type VendorRecordsProps,
  VendorRecordsView,
  type VendorRecordsViewProps,
  prefetchVendorRecords,
} from '../features/vendorRecords/VendorRecords'
export { vendorRecordsMessages, type VendorRecordsMessages } from '../features/vendorRecords/messages'
