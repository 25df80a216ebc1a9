import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultConfig } from '../session/readConfig'
import { tabAccount } from '../session/tabAccount'
import { renderInHost } from '../testing/renderInHost'
import { everyType, visitorOf } from '../testing/visitors'
import { TopBar } from './TopBar'

const messages = {
  issuer: 'Issuer',
  broker: 'Broker',
  agent: 'Agent',
  ats: 'ATS',
  investor: 'Investor',
  admin: 'Admin',
}

beforeEach(() => sessionStorage.clear())

describe('TopBar', () => {
  it('shows a logo that leads to the base route', () => {
    renderInHost(<TopBar />)

    // proves NAV-024
    expect(screen.getByRole('link', { name: 'Capstan home' })).toHaveAttribute('href', '/')
  })

  it('leads the logo to the configured address when there is one', () => {
    renderInHost(<TopBar />, {
      host: { config: { ...defaultConfig, externalLogoUrl: 'https://larkspur.test/' } },
    })

    // proves NAV-025
    expect(screen.getByRole('link', { name: 'Capstan home' })).toHaveAttribute(
      'href',
      'https://larkspur.test/',
    )
  })

  it('shows the initials, the name and the type of the account', async () => {
    // proves NAV-026, NAV-027, NAV-028
    for (const type of everyType) {
      const { unmount } = renderInHost(<TopBar />, { host: { visitor: visitorOf(type) } })

      const account = await screen.findByRole('button', { name: /^Account menu: Maren Okafor/ })
      expect(within(account).getByText('MO')).toBeInTheDocument()
      expect(within(account).getByText('Maren Okafor')).toBeInTheDocument()
      expect(within(account).getByText(messages[type])).toBeInTheDocument()
      unmount()
    }
  })

  it.each([
    ['account_owner', 'Owner'], // proves SELECT-012
    ['account_admin', 'Admin'], // proves SELECT-013
    ['account_viewer', 'Viewer'], // proves SELECT-014
  ] as const)('shows the role %s in the account as %s', async (role, word) => {
    renderInHost(<TopBar />, { host: { visitor: visitorOf('investor', role) } })

    const account = await screen.findByRole('button', { name: /^Account menu/ })
    expect(account).toHaveTextContent(`Investor · ${word}`)
  })

  it('opens the account menu from the account block', async () => {
    renderInHost(<TopBar />)

    await openMenu()

    // proves NAV-029
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.replace(/ \(.*/, ''))).toEqual([
      'Switch Role',
      'Settings',
      'Support',
      'Logout',
    ])
  })

  it('switches the role by a full page navigation', async () => {
    const { host, location } = renderInHost(<TopBar />)

    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Switch Role' }))

    expect(host.leave).toHaveBeenCalledExactlyOnceWith('/authenticate/app-user')
    // proves NAV-030
    expect(location()).toBe('/portfolio')
  })

  it('goes to the settings of the account', async () => {
    const { location } = renderInHost(<TopBar />)

    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))

    // proves NAV-031
    expect(location()).toBe('/settings/account')
  })

  it('offers no settings to an admin', async () => {
    renderInHost(<TopBar />, { host: { visitor: visitorOf('admin') } })

    await openMenu()

    expect(screen.getAllByRole('menuitem')).toHaveLength(3)
    // proves NAV-032
    expect(screen.queryByRole('menuitem', { name: 'Settings' })).not.toBeInTheDocument()
  })

  it('leads to the help desk in a new tab', async () => {
    const supportUrls = { investor: 'https://help.test/investors', admin: 'https://help.test/admins' }
    renderInHost(<TopBar />, { host: { config: { ...defaultConfig, supportUrls } } })

    await openMenu()

    const support = screen.getByRole('menuitem', { name: /^Support/ })
    expect(support).toHaveAttribute('href', 'https://help.test/investors')
    // proves NAV-033
    expect(support).toHaveAttribute('target', '_blank')
  })

  it('logs out by a full page navigation and forgets the account of the tab', async () => {
    tabAccount.keep('1')
    const { host } = renderInHost(<TopBar />)

    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))

    expect(host.leave).toHaveBeenCalledExactlyOnceWith('/authenticate/logout')
    // proves NAV-034, NAV-035
    expect(tabAccount.read()).toBeUndefined()
  })

  it('shows a Logout link alone while no account is known', async () => {
    tabAccount.keep('1')
    renderInHost(<TopBar />, { host: { visitor: { status: 'undecided' } } })

    const logout = screen.getByRole('link', { name: 'Logout' })
    expect(logout).toHaveAttribute('href', '/authenticate/logout')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()

    logout.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(logout)
    // proves NAV-036
    expect(tabAccount.read()).toBeUndefined()
  })

  it('marks the entry of the page that is shown [WCAG 3.2.3]', () => {
    renderInHost(<TopBar />, { host: { visitor: visitorOf('admin') }, at: '/admin/reports' })

    const navigation = screen.getByRole('navigation', { name: 'Main' })
    expect(
      within(navigation)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-current')),
    ).toEqual([null, 'page', null])
  })

  it('offers no page that is yet to come, and no menu where none is there', async () => {
    const { unmount } = renderInHost(<TopBar />, { host: { notBuilt: new Set(['/wallet']) } })
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Portfolio', 'Documents'])
    unmount()

    const notBuilt = new Set(['/distributions', '/contacts'])
    const { container } = renderInHost(<TopBar />, { host: { visitor: visitorOf('agent'), notBuilt } })
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    expect(container.querySelector('.capstan-nav-toggle')).toBeNull()
  })

  it('opens the navigation from a menu button on narrow screens and closes it with Escape', async () => {
    const { container } = renderInHost(<TopBar />)
    // Wide screens hide it, and jsdom is wide.
    const toggle = container.querySelector('.capstan-nav-toggle') as HTMLButtonElement
    expect(toggle).toHaveAttribute('aria-label', 'Menu')

    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')

    fireEvent.keyDown(toggle, { key: 'Escape' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }))
}
