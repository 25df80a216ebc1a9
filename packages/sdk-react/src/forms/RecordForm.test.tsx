import { CapstanError } from '@capstan/sdk-core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { contact } from './testing'

type Save = Parameters<typeof contact.RecordForm>[0]['onSave']

const opened = { version: '1', answers: { name: 'Maren', email: 'maren@okafor.test', born: '1984-09-03' } }

function show(onSave = vi.fn<Save>(async () => undefined)) {
  const onDone = vi.fn()
  const form = (record = opened) => (
    <contact.RecordForm record={record} onSave={onSave} onDone={onDone}>
      <contact.Field name="name" />
      <contact.Field name="email" />
      <contact.Field name="born" />
    </contact.RecordForm>
  )
  const { rerender } = render(form())
  return { onSave, onDone, becomes: (record: typeof opened) => rerender(form(record)) }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('RecordForm', () => {
  it('sends only changed fields, with the version they are based on', async () => {
    const { onSave, onDone } = show()

    await userEvent.type(field('Name'), ' Okafor')
    await save()

    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    // proves FIELD-034
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { name: 'Maren Okafor' },
      { version: '1', idempotencyKey: expect.any(String) },
    )
  })

  it('sends nothing where nothing was changed', async () => {
    const { onSave, onDone } = show()

    await save()

    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(onSave).not.toHaveBeenCalled()
  })

  it('shows both values after another user’s change, keeps the typed one, and saves it over the current one', async () => {
    const onSave = vi.fn<Save>(async () => undefined)
    onSave.mockRejectedValueOnce(new CapstanError('changed_elsewhere'))
    const { becomes, onDone } = show(onSave)

    await userEvent.type(field('Name'), ' Okafor')
    await save()
    await screen.findByRole('group', { name: /^This was changed elsewhere/ })
    becomes({ version: '2', answers: { ...opened.answers, name: 'M. Okafor', email: 'new@okafor.test' } })

    expect(await screen.findByText('Name, yours: Maren Okafor')).toBeVisible()
    expect(screen.getByText('Now: M. Okafor')).toBeVisible()
    expect(field('Name')).toHaveValue('Maren Okafor')
    expect(field('Email')).toHaveValue('new@okafor.test')
    await save()

    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(onSave.mock.calls[1]?.[0]).toEqual({ name: 'Maren Okafor' })
    expect(onSave.mock.calls[1]?.[1].version).toBe('2')
    expect(onSave.mock.calls[1]?.[1].idempotencyKey).not.toBe(onSave.mock.calls[0]?.[1].idempotencyKey)
  })

  it('takes the current value when the reader chooses it', async () => {
    const onSave = vi.fn<Save>(async () => undefined)
    onSave.mockRejectedValueOnce(new CapstanError('changed_elsewhere'))
    const { becomes, onDone } = show(onSave)
    await userEvent.type(field('Name'), ' Okafor')
    await save()
    becomes({ version: '2', answers: { ...opened.answers, name: 'M. Okafor' } })

    await userEvent.click(await screen.findByRole('button', { name: 'Take the new value: Name' }))
    expect(field('Name')).toHaveValue('M. Okafor')
    await save()

    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('accepts at once the changes of other users in unedited fields, and keeps the others as typed', async () => {
    const { onSave, onDone, becomes } = show()
    await userEvent.type(field('Name'), ' Okafor')

    becomes({ version: '2', answers: { ...opened.answers, email: 'new@okafor.test' } })

    expect(field('Email')).toHaveValue('new@okafor.test')
    expect(field('Name')).toHaveValue('Maren Okafor')
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { name: 'Maren Okafor' },
      { version: '2', idempotencyKey: expect.any(String) },
    )
  })

  it('saves over the version that was there when it was typed, where others changed the same field', async () => {
    const { onSave, onDone, becomes } = show()
    await userEvent.type(field('Name'), ' Okafor')

    becomes({ version: '2', answers: { ...opened.answers, name: 'M. Okafor', email: 'new@okafor.test' } })

    expect(field('Name')).toHaveValue('Maren Okafor')
    expect(field('Email')).toHaveValue('new@okafor.test')
    await save()
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      { name: 'Maren Okafor' },
      { version: '1', idempotencyKey: expect.any(String) },
    )
  })
})
