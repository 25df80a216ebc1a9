import { AuditLog } from '@capstan/sdk-react/administration'
import type { PageProps } from '../../routing/lazyPage'
import { AdministrationPage } from './AdministrationPage'

/** The audit log of the platform, under the entry Reports of the bar. */
export function AuditLogPage({ title }: PageProps) {
  return (
    <AdministrationPage title={title} entry="Reports">
      <AuditLog />
    </AdministrationPage>
  )
}

/** Asks for its data beside the first render of the app. */
export { prefetchAuditLog as prefetch } from '@capstan/sdk-react/administration'
