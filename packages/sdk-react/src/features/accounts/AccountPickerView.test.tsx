import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AccountPickerView } from './AccountPickerView'
import { aMembership, sevenMemberships } from './testing'

const cards = () => screen.getAllByRole('listitem')

describe('AccountPickerView', () => {
  it('shows only the types asked for, and how many of them there are', () => {
    render(<AccountPickerView memberships={sevenMemberships} role="issuer,broker" />)

    expect(cards()).toHaveLength(3)
    // proves SELECT-004
    expect(screen.getByText('Showing 3 of your 7 accounts.')).toBeVisible()
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

  it.each([
    ['of no account', [], '', 'You do not belong to an account yet.'],
    ['of no account of that type', sevenMemberships, 'admin', 'None of your accounts is of this type.'],
  ])('informs a person %s, and still offers to claim one', (_who, memberships, role, text) => {
    render(<AccountPickerView memberships={memberships} role={role} />)

    expect(screen.getByText(text)).toBeVisible()
    // proves SELECT-011
    expect(
      screen.getByRole('link', { name: "Don't see your account? Click here to claim!" }),
    ).toHaveAttribute('href', '/account/claim')
  })
})
