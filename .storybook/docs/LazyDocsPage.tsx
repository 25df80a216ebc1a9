import { lazy, Suspense } from 'react'

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }))

/** The page of a component, loaded where one is read: tests of stories read none. */
export const LazyDocsPage = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
)
