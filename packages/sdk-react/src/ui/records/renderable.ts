import type { ReactNode } from 'react'

/**
 * Returns a value that React can render. A value from JSON may be an object despite its type, which would crash the page; it is
 * shown as text instead.
 */
export function renderable(value: ReactNode): ReactNode {
  if (typeof value !== 'object' || value === null) return value
  if (Symbol.iterator in value || '$$typeof' in value || 'then' in value) return value
  return `Attempted to render raw object: ${JSON.stringify(value)}`
}
