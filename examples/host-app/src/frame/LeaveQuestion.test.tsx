import { createCapstan } from '@capstan/sdk-core'
import { defineForm } from '@capstan/sdk-react/forms'
import { CapstanProvider, CapstanRoot, useRouter } from '@capstan/sdk-react/provider'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInHost } from '../testing/renderInHost'
import { LeaveQuestion } from './LeaveQuestion'

const note = defineForm({ text: { kind: 'string', label: 'Note' } })

function Page() {
  const { navigate } = useRouter()
  return (
    <>
      <note.Form guardsLeaving onSubmit={() => undefined}>
        <note.Field name="text" />
      </note.Form>
      <a href="#here">Here</a>
      <Link to="/documents">Documents</Link>
      <button onClick={() => navigate('/holdings')}>Holdings</button>
    </>
  )
}

function Asking() {
  return (
    <>
      <LeaveQuestion />
      <Page />
    </>
  )
}

const type = () => userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Later')
const follow = (name: string) => userEvent.click(screen.getByText(name))
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you typed?' })

describe('LeaveQuestion', () => {
  it('is not asked where nothing is typed', async () => {
    const { location } = renderInHost(<Asking />)

    await follow('Documents')

    expect(location()).toBe('/documents')
    expect(question()).toBeNull()
  })

  it.each([
    ['Documents', '/documents'],
    ['Holdings', '/holdings'],
  ])(
    'is asked where something is typed and %s is followed, which it is once that may go',
    async (name, path) => {
      const { location } = renderInHost(<Asking />)
      await type()

      await follow(name)
      expect(question()).toBeVisible()
      expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
      await answer('Keep editing')
      expect(location()).toBe('/portfolio')
      expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Later')

      await follow(name)
      await answer('Discard')

      expect(location()).toBe(path)
    },
  )

  it('is not asked by a link on the page', async () => {
    renderInHost(<Asking />)
    await type()

    await follow('Here')

    expect(question()).toBeNull()
  })

  it('is asked by Back, which goes there once that may go', async () => {
    window.history.replaceState(null, '', '/')
    render(
      <BrowserRouter>
        <CapstanProvider instance={createCapstan()}>
          <CapstanRoot>
            <LeaveQuestion />
            <Routes>
              <Route path="/" element={<Link to="/note">Write</Link>} />
              <Route path="/note" element={<Page />} />
            </Routes>
          </CapstanRoot>
        </CapstanProvider>
      </BrowserRouter>,
    )
    const back = () => act(() => window.history.back())
    await follow('Write')
    await type()

    back()
    await waitFor(() => expect(question()).toBeVisible())
    await waitFor(() => expect(window.location.pathname).toBe('/note'))
    await answer('Keep editing')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Later')

    back()
    await waitFor(() => expect(question()).toBeVisible())
    await waitFor(() => expect(window.location.pathname).toBe('/note'))
    await answer('Discard')

    expect(await screen.findByText('Write')).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })
})
