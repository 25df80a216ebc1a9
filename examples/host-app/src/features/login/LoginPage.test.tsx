import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderRoutes } from '../../testing/renderInHost'
import { anonymous, visitorOf } from '../../testing/visitors'
import { handedOver } from '../../session/handedOver'
import { LoginPage } from './LoginPage'

const at = (path: string, visitor = anonymous) =>
  renderRoutes(
    [
      { path: '/login', element: <LoginPage title="Sign in" /> },
      { path: '*', element: null },
    ],
    { at: path, host: { visitor } },
  )

describe('LoginPage', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('names the offering that a link led to, and its seller', async () => {
    const next =
      '/offer-wall/7d1c2f4e-0000-4000-8000-000000000001/offering/7d1c2f4e-0000-4000-8000-000000000002'
    const asked = vi.fn<(url: string) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ offering: { name: 'Series B', seller: 'Larkspur Securities LLC' } })),
    )
    vi.stubGlobal('fetch', asked)
    at(`/login?next=${encodeURIComponent(next)}`)

    expect(
      await screen.findByText(
        /^Sign in or create your account to invest in Series B, offered by Larkspur Securities LLC\./,
      ),
    ).toBeVisible()
    expect(asked.mock.calls[0]?.[0]).toBe(`/authenticate/offering?next=${encodeURIComponent(next)}`)
    expect(screen.getByRole('link', { name: 'Sign in / Sign up' })).toHaveAttribute(
      'href',
      `/authenticate/login?next=${encodeURIComponent(next)}`,
    )
  })

  it('shows its default sentence when the offering is closed or the platform does not answer, and requests no other page', async () => {
    const asked = vi.fn<(url: string) => Promise<Response>>()
    asked.mockResolvedValueOnce(Response.json({ offering: null }))
    asked.mockRejectedValueOnce(new TypeError('offline'))
    vi.stubGlobal('fetch', asked)
    for (const path of [
      '/login?next=%2Foffering-link%2Fx',
      '/login?next=%2Foffering-link%2Fy',
      '/login?next=%2Fwallet',
    ]) {
      const { unmount } = at(path)
      await vi.waitFor(() => expect(screen.getByText(/^Sign in to manage your securities/)).toBeVisible())
      unmount()
    }

    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('shows the former owner of an account once why they were signed out', () => {
    handedOver.keep({ account: 'Halden Biologics, Inc.', email: 'joel@haldenbio.example' })
    const message =
      'You were signed out because you handed Halden Biologics, Inc. over to joel@haldenbio.example. Sign in again: you are an admin of it now.'
    const { unmount } = at('/login?next=%2Fsettings%2Fdelegates')
    expect(screen.getByText(message)).toBeInTheDocument()

    unmount()
    at('/login')
    // proves DELEG-010
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  it('sends who is signed in to the home of their account', () => {
    expect(at('/login', visitorOf('agent')).location()).toBe('/distributions')
  })

  it('sends who is signed in to where they asked to be, on this origin alone', () => {
    expect(at('/login?next=%2Fwallet', visitorOf('investor')).location()).toBe('/wallet')
    expect(at('/login?next=%2F%2Fevil.test', visitorOf('investor')).location()).toBe('/portfolio')
  })

  it('sends who has chosen no account to the choice', () => {
    expect(at('/login', { status: 'undecided' }).location()).toBe('/account-role')
  })
})
