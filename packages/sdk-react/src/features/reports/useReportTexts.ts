import type { Report } from '@capstan/sdk-core/reports'
import { useMessages } from '../../provider/useMessages'
import { reportsMessages } from './messages'

/** Returns the translated name and description of a report; an unknown report keeps its own name. */
export function useReportTexts({ name, path }: Pick<Report, 'name' | 'path'>): { name: string; about?: string } {
  const messages = useMessages('reports', reportsMessages)
  switch (path) {
    case '/api/v2/reports/cap-table':
      return { name: messages.capTable, about: messages.aboutCapTable }
    case '/api/v2/reports/contacts':
      return { name: messages.contacts, about: messages.aboutContacts }
    default:
      return { name }
  }
}
