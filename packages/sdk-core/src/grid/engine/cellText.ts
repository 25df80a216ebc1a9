import type { GridColumn, GridValue } from '../GridColumn'

/** The text of a cell; nothing where it is empty. An empty text is a text, which the platform sorts first. */
export function cellText(kind: GridColumn<never>['kind'], value: GridValue): string | null {
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (value === null || value === undefined) return null
  return kind === 'text' || value !== '' ? value : null
}
