import type { ReactNode } from 'react'

/**
 * A value as it can be shown. What came as JSON may be an object whatever its type says, and would take down the page;
 * it is shown as text instead.
 */
export function renderable(value: ReactNode): ReactNode {
  if (typeof value !== 'object' || value === null) return value
  if (Symbol.iterator in value || '$$typeof' in value || 'then' in value) return value
  return `Attempted to render raw object: ${JSON.stringify(value)}`
}
