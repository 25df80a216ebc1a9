import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { tabAccount } from '../session/tabAccount'
import { renderInHost } from '../testing/renderInHost'
import { visitorOf } from '../testing/visitors'
import { TopBar } from './TopBar'

beforeEach(() => sessionStorage.clear())

describe('TopBar', () => {
  it.each([
    ['account_owner', 'Owner'], // proves SELECT-012
    ['account_admin', 'Admin'], // proves SELECT-013
    ['account_viewer', 'Viewer'], // proves SELECT-014
  ] as const)('shows the role %s in the account as %s', async (role, word) => {
    renderInHost(<TopBar />, { host: { visitor: visitorOf('investor', role) } })

    const account = await screen.findByRole('button', { name: /^Account menu/ })
    expect(account).toHaveTextContent(`Investor · ${word}`)
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

  it('opens the navigation from a menu button on narrow screens and closes it with Escape', async () => {
    const { container } = renderInHost(<TopBar />)
    // Wide screens hide it, and jsdom is wide.
    const toggle = container.querySelector('.capstan-nav-toggle') as HTMLButtonElement
    expect(toggle).toHaveAttribute('aria-label', 'Menu')

    await userEvent.click(toggle)
    expect(toggle).toHaveAttribute('aria-expanded', 'true')

    // The key that ends a composition of an input method closes nothing; Safari has ended the composition
    // already.
    fireEvent.keyDown(toggle, { key: 'Escape', isComposing: true })
    fireEvent.keyDown(toggle, { key: 'Escape', keyCode: 229 })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    fireEvent.keyDown(toggle, { key: 'Escape' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})
