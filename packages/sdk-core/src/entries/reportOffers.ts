// The reports that the platform offers to each type of account.

export { offerReport, turnReport } from '../features/reportOffers/offerReport'
export { offeredTypes, type OfferedType, type ReportOffer } from '../features/reportOffers/ReportOffer'
export { reportOffersQuery } from '../features/reportOffers/reportOffersQuery'
