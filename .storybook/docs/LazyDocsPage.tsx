import { lazy, Suspense } from 'react'

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }))

/** The page of a component, loaded when it is opened; tests of stories do not load it. */
export const LazyDocsPage = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
)
