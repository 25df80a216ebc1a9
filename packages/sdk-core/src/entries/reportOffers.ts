// Which reports there are for which types of accounts, and turning them on and off.

export { offerReport, turnReport } from '../features/reportOffers/offerReport'
export { offeredTypes, type OfferedType, type ReportOffer } from '../features/reportOffers/ReportOffer'
export { reportOffersQuery } from '../features/reportOffers/reportOffersQuery'
