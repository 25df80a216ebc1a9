import type { ReactNode } from 'react'

/** A person's text or a figure keeps its own direction. */
export function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <bdi>{content}</bdi> : content
}
