import { useMessages } from '@capstan/sdk-react/provider'
import { PageHeader } from '@capstan/sdk-react/ui'
import type { ReactNode } from 'react'
import { Page } from '../../frame/Page'
import { PageTabs } from '../../frame/PageTabs'
import { usePageTitle } from '../../routing/usePageTitle'
import { administrationMessages } from './messages'

/** The entry of the bar that a page belongs to. */
type Entry = 'Reports' | 'Types'

export interface AdministrationPageProps {
  /** The title of the page, in the language of the page. */
  title: string
  /** The entry of the bar that it belongs to: its other pages are the tabs. */
  entry: Entry
  children: ReactNode
}

/** A page of administrators: its title, and the pages that hang under the same entry of the bar. */
export function AdministrationPage({ title, entry, children }: AdministrationPageProps) {
  const titleOf = usePageTitle()
  return (
    <Page title={title}>
      <PageHeader
        breadcrumbs={[
          ...(title === titleOf(entry) ? [] : [{ label: titleOf(entry), href: entries[entry].path }]),
          { label: title },
        ]}
        title={title}
      />
      <AdministrationTabs entry={entry} />
      {children}
    </Page>
  )
}

function AdministrationTabs({ entry }: Pick<AdministrationPageProps, 'entry'>) {
  const titleOf = usePageTitle()
  const messages = useMessages('administrationPages', administrationMessages)
  const { path, first, others } = entries[entry]
  return (
    <PageTabs
      label={titleOf(entry)}
      tabs={[{ text: messages[first], path }, ...others.map((tab) => ({ ...tab, text: titleOf(tab.text) }))]}
    />
  )
}

/** The pages under each entry of the bar: the one that the entry leads to, then the others. */
const entries = {
  Reports: {
    path: '/admin/reports',
    first: 'downloads',
    others: [
      { text: 'Mails and callbacks', path: '/admin/reports/messages' },
      { text: 'Health', path: '/admin/reports/health' },
      { text: 'Audit log', path: '/admin/reports/audit' },
    ],
  },
  Types: {
    path: '/admin/types',
    first: 'lookupTables',
    others: [
      { text: 'Accounts', path: '/admin/types/accounts' },
      { text: 'People', path: '/admin/types/people' },
      { text: 'Brands', path: '/admin/types/brands' },
      { text: 'Terms of service', path: '/admin/types/terms' },
    ],
  },
} as const
