import { operations } from '@capstan/sdk-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { defineForm } from '../defineForm'

const round = defineForm({
  name: { kind: 'string', label: 'Name' },
  total: { kind: 'number', label: 'Total Units', optional: true },
  iban: { kind: 'string', label: 'IBAN', optional: true },
})

const onSave = vi.fn(() => Promise.resolve())

interface Shown {
  name?: string
  label?: string
}

const show = ({ name = 'Series A', label = 'Edit Series A' }: Shown = {}) =>
  renderWithServer(
    <CapstanRoot>
      <round.RecordForm
        record={{ version: '1', answers: { name } }}
        aria-label={label}
        guardsLeaving
        onSave={onSave}
      >
        <round.Field name="name" />
        <round.Field name="total" />
        <round.Field name="iban" />
      </round.RecordForm>
    </CapstanRoot>,
  )

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const type = (name: string, text: string) => userEvent.type(field(name), text)
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('capstan:draft:'))

/** The platform answers that the session has ended, and the browser leaves the page. */
async function leaveAfterEnd({ capstan, server, unmount }: ReturnType<typeof show>, details: object = {}) {
  const ended = { errors: [{ message: '', extensions: { code: 'unauthenticated', details } }] }
  server.on(operations.UsersAccounts, () => Response.json(ended, { status: 401 }))
  await capstan.client.ask(operations.UsersAccounts, {}).catch(() => undefined)
  const unload = new Event('beforeunload', { cancelable: true })
  act(() => void dispatchEvent(unload))
  act(() => void dispatchEvent(new Event('pagehide')))
  unmount()
  return { asked: unload.defaultPrevented }
}

describe('a form without a draft on the platform', () => {
  beforeEach(() => sessionStorage.clear())

  it('is filled in with what was typed when the session expired, without a question, and saves it', async () => {
    const first = show()
    await type('Total Units', '1,200')
    expect(await leaveAfterEnd(first)).toEqual({ asked: false })

    show()

    await waitFor(() => expect(field('Total Units')).toHaveValue('1,200'))
    expect(field('Name')).toHaveValue('Series A')
    expect(screen.getAllByText(/^Draft of .* restored\.$/)[0]).toBeVisible()
    expect(kept()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ total: '1200' }, expect.anything()))
  })

  it('begins anew when the draft is discarded', async () => {
    const first = show()
    await type('Name', ' II')
    await leaveAfterEnd(first)
    show()
    expect(await screen.findByDisplayValue('Series A II')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }))

    expect(field('Name')).toHaveValue('Series A')
    expect(screen.queryByText(/restored/)).toBeNull()
  })

  it.each<[string, Shown]>([
    ['another form', { label: 'Edit Series B' }],
    ['a record that differs', { name: 'Series B' }],
  ])('leaves %s as it is', async (_what, other) => {
    const first = show()
    await type('Total Units', '1200')
    await leaveAfterEnd(first)

    show(other)

    expect(field('Total Units')).toHaveValue('')
    expect(screen.queryByText(/restored/)).toBeNull()
  })

  it('keeps nothing that is secret, and nothing while the session lasts or where it was ended', async () => {
    const first = show()
    await type('IBAN', 'DE02120300000000202051')
    await leaveAfterEnd(first)
    expect(kept()).toEqual([])

    const second = show()
    await type('Name', ' II')
    act(() => void dispatchEvent(new Event('pagehide')))
    second.unmount()
    expect(kept()).toEqual([])

    const third = show()
    await type('Name', ' II')
    expect(await leaveAfterEnd(third, { reason: 'signed_out' })).toEqual({ asked: true })
    expect(kept()).toEqual([])
  })
})
