import { isRecordId } from '@capstan/sdk-core'
import { StepForms } from '@capstan/sdk-react/stepForms'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** The forms that steps show. The URL names the open one. */
export function StepFormsPage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const form = search.get('form') ?? ''

  return (
    <Page title={title}>
      <PageHeader title={title} />
      <StepForms
        formId={isRecordId(form) ? form : undefined}
        onFormChange={(id) => setSearch({ form: id }, { replace: true })}
      />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchStepForms as prefetch } from '@capstan/sdk-react/stepForms'
