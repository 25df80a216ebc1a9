import { useMessages } from '@capstan/sdk-react/provider'
import { PageHeader } from '@capstan/sdk-react/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Page } from '../../frame/Page'
import { useHost } from '../../session/Host'
import { settingsMessages } from './messages'
import { SettingsTabs } from './SettingsTabs'

export interface SettingsPageProps {
  /** The title of the current tab. */
  title: string
  /** The heading of the page; Settings when not given. */
  heading?: string
  /** One muted sentence below it. */
  lead?: string
  children?: ReactNode
}

/** Layout of every settings page: its title, and the links to the others. */
export function SettingsPage({ title, heading, lead, children }: SettingsPageProps) {
  const messages = useMessages('settingsPage', settingsMessages)
  const { visitor } = useHost()
  if (visitor.status !== 'acting') return null

  return (
    <Page title={title}>
      <PageHeader
        breadcrumbs={[{ label: messages.title, href: '/settings' }, { label: title }]}
        title={heading ?? messages.title}
        lead={lead}
      />
      <Columns>
        <SettingsTabs type={visitor.account.type} />
        <div>{children}</div>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* One width for all of its pages. */
  > :last-child {
    max-width: calc(1080 * var(--capstan-unit));
  }
  @media (min-width: 900px) {
    grid-template-columns: calc(200 * var(--capstan-unit)) minmax(0, 1fr);
    align-items: start;
    gap: var(--capstan-space-8);
  }
`
