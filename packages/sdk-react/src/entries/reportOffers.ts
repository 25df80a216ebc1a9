'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { ReportOffers, type ReportOffersProps } from '../features/reportOffers/ReportOffers'
export { ReportOffersView, type ReportOffersViewProps } from '../features/reportOffers/ReportOffersView'
export { reportOffersMessages } from '../features/reportOffers/messages'
export { prefetchReportOffers } from '../features/reportOffers/prefetchReportOffers'
