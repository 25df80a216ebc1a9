import { CapstanError, createCapstan } from '@capstan/sdk-core'
import type { DraftStore } from '@capstan/sdk-core/forms'
import { operations } from '@capstan/sdk-core/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { defineForm } from '../defineForm'
import { aDraftStore } from '../testing'
import { tabDrafts } from './tabDrafts'

const person = defineForm({
  name: { kind: 'string', label: 'Name' },
  income: { kind: 'number', label: 'Income' },
  taxId: { kind: 'taxId', label: 'Tax ID' },
  employer: { kind: 'string', label: 'Employer Identification Number' },
})

function show(drafts: DraftStore, version = '1', beside: () => ReactNode = () => null) {
  const onSubmit = vi.fn()
  const form = () => (
    <CapstanRoot>
      {beside()}
      <person.Form drafts={drafts} version={version} onSubmit={onSubmit}>
        <person.Field name="name" />
        <person.Field name="income" />
        <person.Field name="taxId" />
        <person.Field name="employer" />
      </person.Form>
    </CapstanRoot>
  )
  return { onSubmit, form, ...renderWithServer(form()) }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const type = async (name: string, text: string) => userEvent.type(await field(name), text)
const restored = () => screen.findByText(/^Draft of February 16th 2026, .* restored\./)

afterEach(() => void vi.useRealTimers())

describe('a form whose draft is kept', () => {
  it('saves answers while they are typed, shows the time, and saves nothing that is secret by its kind or name', async () => {
    const store = aDraftStore()
    show(store)

    await type('Tax ID', '987654321')
    await type('Employer Identification Number', '98-7654321')
    await type('Income', '1,850.5')
    await type('Name', 'Ida')

    // Nothing was left meanwhile but other fields.
    await waitFor(() => expect(store.kept?.answers).toEqual({ name: 'Ida', income: '1850.5' }))
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
  })

  it('keeps it at once when a field is left, and when the page is', async () => {
    const store = aDraftStore()
    show(store)

    const name = await field('Name')
    // The pause after typing never ends.
    vi.useFakeTimers({ toFake: ['setTimeout'] })

    fireEvent.change(name, { target: { value: 'Ida' } })
    fireEvent.blur(name)
    await expect.poll(() => store.kept?.answers.name).toBe('Ida')

    fireEvent.change(name, { target: { value: 'Ida Brand' } })
    dispatchEvent(new Event('pagehide'))
    await expect.poll(() => store.kept?.answers.name).toBe('Ida Brand')
  })

  it('begins with the draft when it is opened again, with its time and the fields left blank', async () => {
    show(aDraftStore({ answers: { name: 'Ida', income: '1850.5', taxId: '987654321', gone: 'x' } }))

    expect(await restored()).toHaveTextContent(
      'Some answers are never saved in a draft. Please enter them again: Tax ID, Employer Identification Number.',
    )
    expect(await field('Name')).toHaveValue('Ida')
    expect(await field('Income')).toHaveValue('1850.5')
    expect(await field('Tax ID')).toHaveValue('')
  })

  it('reports a changed form when the draft is of another version, and keeps the answers that fit', async () => {
    show(aDraftStore({ answers: { name: 'Ida', income: ['no text'] } }), '2')

    expect(await restored()).toHaveTextContent(
      'This form has changed since your draft. Answers that still fit were kept',
    )
    expect(await field('Name')).toHaveValue('Ida')
    expect(await field('Income')).toHaveValue('')
  })

  it('forgets it when it is discarded, and begins anew', async () => {
    const store = aDraftStore({ answers: { name: 'Ida' } })
    show(store)

    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }))

    expect(await field('Name')).toHaveValue('')
    expect(await field('Name')).toHaveFocus()
    expect(screen.queryByText(/restored/)).toBeNull()
    await waitFor(() => expect(store.kept).toBeUndefined())
  })

  it('reports an unsaved draft, and saves it as soon as the network is back', async () => {
    const store = aDraftStore()
    const save = vi.spyOn(store, 'save').mockRejectedValueOnce(new Error('offline'))
    show(store)

    // At once, because a save between two letters would be one more.
    fireEvent.change(await field('Name'), { target: { value: 'Ida' } })
    expect(await screen.findByText('Draft not saved yet. Trying again.')).toBeVisible()
    act(() => void dispatchEvent(new Event('online')))

    await waitFor(() => expect(store.kept?.answers.name).toBe('Ida'))
    expect(save).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull())
  })

  it('reports a draft saved elsewhere, and loses no typed answers', async () => {
    const store = aDraftStore({ answers: { name: 'Ida' } })
    show(store)
    await restored()
    store.put({ version: '1', answers: { name: 'Bea' }, savedOn: '2026-02-16T09:58:00.000Z' })

    await type('Name', ' Brand')
    await userEvent.tab()

    expect(
      await screen.findByText(/^This form was also filled in elsewhere, until February 16th 2026/),
    ).toBeVisible()
    expect(await field('Name')).toHaveValue('Ida Brand')
    expect(store.kept?.answers.name).toBe('Ida Brand')
  })

  it('begins with the answers it was left with, until the page is reloaded', async () => {
    const store = aDraftStore()
    const { rerender, capstan, form } = show(store)
    const { CapstanProvider } = await import('../../provider/CapstanProvider')
    await type('Name', 'Ida')

    rerender(<CapstanProvider instance={capstan}>{null}</CapstanProvider>)
    rerender(<CapstanProvider instance={capstan}>{form()}</CapstanProvider>)

    expect(await field('Name')).toHaveValue('Ida')
    expect(screen.queryByText(/restored/)).toBeNull()
  })

  it('begins with it where its block is drawn again after a failure, though nothing could be kept', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = aDraftStore()
    store.save = () => Promise.reject(new Error('offline'))
    let isBroken = false
    const Beside = () => {
      if (isBroken) throw new Error('broken')
      return null
    }
    const { rerender, capstan, form } = show(store, '1', () => <Beside />)
    const { CapstanProvider } = await import('../../provider/CapstanProvider')
    await type('Name', 'Ida')

    isBroken = true
    rerender(<CapstanProvider instance={capstan}>{form()}</CapstanProvider>)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryByRole('textbox')).toBeNull()
    isBroken = false
    await userEvent.click(retry)

    expect(await field('Name')).toHaveValue('Ida')
  })

  it('begins with it where sending failed and it could not be kept, and anew once it was sent', async () => {
    const store = aDraftStore()
    store.save = () => Promise.reject(new Error('offline'))
    const { rerender, capstan, form, onSubmit } = show(store)
    const { CapstanProvider } = await import('../../provider/CapstanProvider')
    const leave = () => rerender(<CapstanProvider instance={capstan}>{null}</CapstanProvider>)
    const comeBack = () => rerender(<CapstanProvider instance={capstan}>{form()}</CapstanProvider>)
    const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    const answerRest = async () => {
      await type('Tax ID', '987654321')
      await type('Employer Identification Number', '98-7654321')
    }
    await type('Name', 'Ida')
    await type('Income', '1850')
    await answerRest()

    onSubmit.mockRejectedValueOnce(new Error('offline'))
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    await screen.findByRole('button', { name: 'Back to the form' })
    leave()
    comeBack()
    expect(await field('Name')).toHaveValue('Ida')

    // The answer arrives after the form has unmounted.
    let answer = () => undefined as void
    onSubmit.mockImplementationOnce(() => new Promise<void>((resolve) => void (answer = resolve)))
    await answerRest()
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
    leave()
    await act(async () => answer())
    comeBack()

    expect(await field('Name')).toHaveValue('')
  })

  it('restores answers typed while the session expired, though nothing could be saved', async () => {
    const store = aDraftStore({ answers: { name: 'Ida' } })
    const first = show(store)
    await restored()
    await typeAndLeave(first, store, {})

    show(store)

    await waitFor(async () => expect(await field('Name')).toHaveValue('Ida Okafor'))
    expect(screen.getAllByText(/^Draft of .* restored\./)[0]).toBeVisible()
    await waitFor(() => expect(store.kept?.answers).toEqual({ name: 'Ida Okafor', income: '' }))
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('capstan:draft:'))).toEqual([])
  })

  it.each(['signed_out', 'ended_elsewhere', 'deactivated'])(
    'leaves nothing in the tab where the session is %s',
    async (reason) => {
      const store = aDraftStore({ answers: { name: 'Ida' } })
      const first = show(store)
      await restored()
      await typeAndLeave(first, store, { reason })

      expect(Object.keys(sessionStorage).filter((key) => key.startsWith('capstan:draft:'))).toEqual([])
    },
  )

  it('prefers a draft that was saved elsewhere after the session ran out', async () => {
    const store = aDraftStore({ answers: { name: 'Ida' } })
    const first = show(store)
    await restored()
    await typeAndLeave(first, store, {})
    store.put({ version: '1', answers: { name: 'Bea' }, savedOn: '2026-02-16T09:58:00.000Z' })

    show(store)

    await waitFor(async () => expect(await field('Name')).toHaveValue('Bea'))
  })

  it('has no draft for a user who may not fill it in', async () => {
    const store = aDraftStore()
    const refused = Object.assign(new Error('no'), { name: 'CapstanError', code: 'not_allowed' })
    store.open = () => Promise.reject(refused)
    const save = vi.spyOn(store, 'save')
    show(store)

    await type('Name', 'Ida')
    await userEvent.tab()

    expect(save).not.toHaveBeenCalled()
  })
})

/** Types a surname after the session has ended, and leaves the page before anything is saved. */
async function typeAndLeave(
  { capstan, server, unmount }: ReturnType<typeof show>,
  store: ReturnType<typeof aDraftStore>,
  details: { reason?: string },
): Promise<void> {
  const ended = { errors: [{ message: '', extensions: { code: 'unauthenticated', details } }] }
  server.on(operations.UsersAccounts, () => Response.json(ended, { status: 401 }))
  await capstan.client.ask(operations.UsersAccounts, {}).catch(() => undefined)
  const save = vi.spyOn(store, 'save').mockRejectedValue(new CapstanError('unauthenticated'))
  await type('Name', ' Okafor')
  act(() => void dispatchEvent(new Event('pagehide')))
  unmount()
  save.mockRestore()
}

describe('a form that is filled in without an account', () => {
  beforeEach(() => sessionStorage.clear())
  const store = () => tabDrafts(createCapstan({}), 'public')

  it('has the typed answers after a reload, without tax ids, and none once the draft is discarded', async () => {
    const drafts = store()
    if (!drafts) throw new Error('The tab keeps no draft.')
    const { unmount } = show(drafts)
    await type('Tax ID', '987654321')
    await type('Name', 'Ida 123-45-6789')
    await type('Income', '1,850.5')
    dispatchEvent(new Event('pagehide'))
    unmount()

    expect(await store()?.open()).toMatchObject({ answers: { income: '1850.5' } })
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/6789|987654321/)
    show(store() ?? drafts)
    await waitFor(async () => expect(await field('Income')).toHaveValue('1850.5'))

    await drafts.discard()
    expect(await drafts.open()).toBeUndefined()
  })

  it('is dropped after an hour, and when the stored value is not a draft', async () => {
    await store()?.save({ version: '1', answers: { name: 'Ida' } })
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 3_600_001)
    expect(await store()?.open()).toBeUndefined()

    sessionStorage.setItem('capstan:draft:tab:public', '{"answers":7}')
    expect(await store()?.open()).toBeUndefined()
  })

  it('is not kept in a page of a host, whose scripts could read it', () => {
    expect(
      tabDrafts(createCapstan({ fetchSession: async () => ({ token: '', expiresAt: '' }) }), 'public'),
    ).toBeUndefined()
  })
})
