import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
  it('tells the former owner of an account once why they were signed out', () => {
    handedOver.keep({ account: 'Halden Biologics, Inc.', email: 'joel@haldenbio.example' })
    const told =
      'You were signed out because you handed Halden Biologics, Inc. over to joel@haldenbio.example. Sign in again: you are an admin of it now.'
    const { unmount } = at('/login?next=%2Fsettings%2Fdelegates')
    expect(screen.getByText(told)).toBeInTheDocument()

    unmount()
    at('/login')
    // proves DELEG-010
    expect(screen.queryByText(told)).not.toBeInTheDocument()
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
