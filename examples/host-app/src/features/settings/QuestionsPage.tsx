import { useMessages } from '@capstan/sdk-react/provider'
import { QuestionSetAdmin } from '@capstan/sdk-react/questions'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'
import { settingsMessages } from './messages'

/** Settings page of a vendor's questions to investors. (ROUTE-048, QSET-003) */
export function QuestionsPage({ title }: PageProps) {
  const { accountSettings } = useMessages('settingsPage', settingsMessages)

  return (
    <Page title={title}>
      <PageHeader
        breadcrumbs={[{ label: accountSettings, href: '/settings' }, { label: title }]}
        title={title}
      />
      <QuestionSetAdmin />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export { prefetchQuestions as prefetch } from '@capstan/sdk-react/questions'
