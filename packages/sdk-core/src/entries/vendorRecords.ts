// One issuer or broker as another account sees it: rounds, investments, documents and activity.

export type { VendorEvent } from '../features/vendorRecords/vendorActivity'
export {
  vendorRecordsQuery,
  type PlacedUnits,
  type RecordsOfVendor,
  type VendorAllocation,
  type VendorInvestment,
  type VendorInvitation,
  type VendorReader,
  type VendorRound,
} from '../features/vendorRecords/vendorRecordsQuery'
