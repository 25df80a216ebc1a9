import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AccountPickerView } from './AccountPickerView'
import { aMembership, sevenMemberships } from './testing'

const logos: Record<string, string | undefined> = { issuer: '/halden.svg' }
const cards = () => screen.getAllByRole('listitem')

describe('AccountPickerView', () => {
  it('lets a person of several accounts choose one, sorted by name', () => {
    render(<AccountPickerView memberships={sevenMemberships} />)

    // proves SELECT-001, SELECT-002, SELECT-007
    expect(cards().map((card) => within(card).getByText(/./, { selector: 'strong' }).textContent)).toEqual([
      'Ashgrove Family Trust',
      'Halden Biologics, Inc.',
      'Larkspur Securities LLC',
      'Maren Okafor',
      'Meridian Transfer Services',
      'Pierhead ATS',
      'Solvay Street Partners Opportunity Fund II, LP',
    ])
  })

  it('shows only the types asked for, and how many of them there are', () => {
    render(<AccountPickerView memberships={sevenMemberships} role="issuer,broker" />)

    expect(cards()).toHaveLength(3)
    // proves SELECT-004
    expect(screen.getByText('Showing 3 of your 7 accounts.')).toBeVisible()
  })

  it('shows the type and the role of each account', () => {
    render(<AccountPickerView memberships={sevenMemberships} />)

    expect(screen.getByRole('link', { name: 'Maren Okafor Investor · account owner' })).toBeVisible()
    // proves SELECT-008
    expect(screen.getByRole('link', { name: 'Pierhead ATS ATS · account viewer' })).toBeVisible()
  })

  it('shows the logo of an account, and its initials where it has none', () => {
    const { container } = render(
      <AccountPickerView
        memberships={sevenMemberships.slice(0, 2)}
        logoOf={({ account }) => logos[account.type]}
      />,
    )

    // Halden has a logo, Pierhead has none.
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/halden.svg',
    ])
    // proves SELECT-005
    expect(within(cards()[1] ?? container).getByText('PA')).toBeVisible()
  })

  it('shows the logo of an account once its address is put right', () => {
    const picker = (logo: string) => (
      <AccountPickerView memberships={sevenMemberships.slice(0, 1)} logoOf={() => logo} />
    )
    const { container, rerender } = render(picker('/hadlen.svg'))
    const image = () => container.querySelector('img')
    fireEvent.error(image() ?? container)
    expect(image()).toBeNull()

    rerender(picker('/halden.svg'))

    expect(image()).toHaveAttribute('src', '/halden.svg')
  })

  it('takes the colours of the avatars in turns of five', () => {
    const { container } = render(<AccountPickerView memberships={sevenMemberships} />)

    const colours = [...container.querySelectorAll('[data-colour]')].map((avatar) =>
      avatar.getAttribute('data-colour'),
    )
    // proves SELECT-006
    expect(colours).toEqual(['1', '2', '3', '4', '5', '1', '2'])
  })

  it('leaves an account its colour where a link shows some of them', () => {
    const colourOf = (container: HTMLElement) =>
      container.querySelector('li:last-child [data-colour]')?.getAttribute('data-colour')
    const last = sevenMemberships.map(({ account }) => account).sort((a, b) => (a.name < b.name ? 1 : -1))[0]
    const all = render(<AccountPickerView memberships={sevenMemberships} />)
    const some = render(<AccountPickerView memberships={sevenMemberships} role={last?.type} />)

    expect(colourOf(some.container)).toBe(colourOf(all.container))
    // proves SELECT-006
    expect(some.container.querySelectorAll('li').length).toBeLessThan(sevenMemberships.length)
  })

  it('reports the account chosen and leaves the page to the host', async () => {
    const onPick = vi.fn()
    render(<AccountPickerView memberships={[aMembership({ account: { id: 'a-7' } })]} onPick={onPick} />)

    await userEvent.click(screen.getByRole('link', { name: /Maren Okafor/ }))

    expect(onPick.mock.calls).toEqual([['a-7']])
  })

  it('is a link with the query kept, which the browser may open in a new tab', () => {
    const onPick = vi.fn()
    const account = { id: 'a-7' }
    render(
      <AccountPickerView
        memberships={[aMembership({ account })]}
        query="?next=%2Fportfolio"
        onPick={onPick}
      />,
    )
    const card = screen.getByRole('link', { name: /Maren Okafor/ })

    const isLeftToTheBrowser = fireEvent.click(card, { ctrlKey: true })

    expect(card).toHaveAttribute('href', '/authenticate/role/a-7?next=%2Fportfolio')
    expect(isLeftToTheBrowser).toBe(true)
    expect(onPick).not.toHaveBeenCalled()
  })

  it('does not let a suspended account be chosen, and says why', () => {
    render(<AccountPickerView memberships={[aMembership({ status: 'suspended' })]} />)

    expect(screen.queryByRole('link', { name: /Maren Okafor/ })).toBeNull()
    expect(screen.getByText('Suspended. An owner of the account can let you in again.')).toBeVisible()
  })

  it.each([
    ['of no account', [], '', 'You do not belong to an account yet.'],
    ['of no account of that type', sevenMemberships, 'admin', 'None of your accounts is of this type.'],
  ])('says so to a person %s, and still offers to claim one', (_who, memberships, role, text) => {
    render(<AccountPickerView memberships={memberships} role={role} />)

    expect(screen.getByText(text)).toBeVisible()
    // proves SELECT-011
    expect(
      screen.getByRole('link', { name: "Don't see your account? Click here to claim!" }),
    ).toHaveAttribute('href', '/account/claim')
  })
})
