import type { AccountType } from '@capstan/sdk-core/accounts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderInHost } from '../../testing/renderInHost'
import { visitorOf } from '../../testing/visitors'
import { SettingsPage } from './SettingsPage'

function show(type: AccountType, at = '/settings/integrations', title = 'Integrations') {
  const host = { visitor: visitorOf(type) }
  return renderInHost(<SettingsPage title={title} />, { host, at })
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')

describe('SettingsPage', () => {
  it.each([
    ['SETTINGS-002', 'agent', ['Account', 'Delegates']],
    ['SETTINGS-003', 'ats', ['Account', 'Delegates']],
    ['SETTINGS-004', 'issuer', ['Account', 'Delegates', 'Integrations']],
    ['SETTINGS-005', 'broker', ['Account', 'Delegates', 'Integrations']],
    ['SETTINGS-006', 'investor', ['Account', 'Qualification Answers', 'Delegates', 'Integrations']],
  ] as const)('[%s] has for %s accounts the tabs %j', (_row, type, expected) => {
    show(type)

    expect(tabs().map(({ textContent }) => textContent)).toEqual(expected)
  })

  it('selects the tab of the path', async () => {
    const { location } = show('broker', '/settings/delegates', 'Delegates')
    const current = () => tabs().find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent

    expect(current()).toBe('Delegates')
    await userEvent.click(screen.getByRole('link', { name: 'Integrations' }))

    expect(location()).toBe('/settings/integrations')
    // proves SETTINGS-007
    expect(current()).toBe('Integrations')
  })

  it.each(['Account', 'Qualification Answers', 'Delegates', 'Integrations'])(
    'stands under the breadcrumbs Settings > %s',
    (title) => {
      show('investor', '/settings/account', title)

      const crumbs = within(screen.getByRole('navigation', { name: /breadcrumb/i })).getAllByRole('listitem')
      // proves SETTINGS-001
      expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Settings', title])
    },
  )
})
