// What a broker or an investor has to do with an issuer or a broker: rounds, investments, papers and events.

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
