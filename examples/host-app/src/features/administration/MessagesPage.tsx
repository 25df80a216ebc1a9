import { MessageLog } from '@capstan/sdk-react/administration'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** Mails and callbacks of the platform, under the entry Reports of the bar. */
export function MessagesPage({ title }: PageProps) {
  return (
    <AdministrationPage title={title} entry="Reports">
      <MessageLog />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchMessageLog as prefetch } from '@capstan/sdk-react/administration'
