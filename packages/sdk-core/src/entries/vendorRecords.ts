// One issuer or broker as another account sees it: rounds, investments, documents and activity.

export type { VendorEvent } from '../features/vendorRecords/vendorActivity'
export {
  vendorRecordsQuery,
  type RecordsOfVendor,
  type VendorReader,
} from '../features/vendorRecords/vendorRecordsQuery'
export type {
  PlacedUnits,
  VendorRound,
  VendorInvitation,
  VendorAllocation,
  VendorInvestment,
} from '../features/vendorRecords/VendorRecord'
