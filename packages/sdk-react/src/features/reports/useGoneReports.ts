import type { Report } from '@capstan/sdk-core/reports'
import { useState } from 'react'

/** The reports that were shown here and are not offered any more, until they are again. */
export function useGoneReports(reports: readonly Report[]): readonly Report[] {
  const [shown, setShown] = useState(reports)
  const added = reports.filter((report) => !isAmong(shown, report))
  if (added.length > 0) setShown([...shown, ...added])

  return shown.filter((report) => !isAmong(reports, report))
}

const isAmong = (reports: readonly Report[], { id }: Report) => reports.some((report) => report.id === id)
