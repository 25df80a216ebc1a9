'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export { ControlBookView, type ControlBookViewProps } from '../features/reports/ControlBookView'
export type { PaperChoice } from '../features/reports/PaperChoice'
export { Reports, type ReportsProps } from '../features/reports/Reports'
export { type Paper, ReportsView, type ReportsViewProps } from '../features/reports/ReportsView'
export { StatementView, type StatementViewProps } from '../features/reports/StatementOfHolder'
export { reportsMessages } from '../features/reports/messages'
export { prefetchReports } from '../features/reports/prefetchReports'
