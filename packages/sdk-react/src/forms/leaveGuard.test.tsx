import { createCapstan } from '@capstan/sdk-core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../provider/CapstanProvider'
import { useUnsent } from '../provider/offline/unsent'
import { Dialog } from '../ui/overlays/Dialog'
import { CancelButton } from './sending/CancelButton'
import { FormRows } from './rows/FormRows'
import { addedRowOf, changedRowOf } from './rows/lazyRowParts'
import { contact, contactFields } from './testing'

const onSubmit = vi.fn(() => Promise.resolve())

function AddContact() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog title="Add a contact" isOpen={isOpen} onOpenChange={setIsOpen}>
      <contact.Form aria-label="Contact" onSubmit={onSubmit}>
        <contact.Field name="name" />
        <contact.Field name="email" />
        <CancelButton onPress={() => setIsOpen(false)}>Cancel</CancelButton>
      </contact.Form>
    </Dialog>
  )
}

const name = () => screen.getByRole('textbox', { name: 'Name' })
const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const asked = () => screen.queryByRole('group', { name: 'Discard what you typed?' })

describe('a dialog with a form', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
    ['its x', () => press('Close')],
  ])('closes by %s at once where nothing is typed', async (_how, close) => {
    render(<AddContact />)
    await userEvent.click(name())

    await close()

    await isClosed()
  })

  it.each<[string, () => Promise<unknown>]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => press('Cancel')],
    ['its x', () => press('Close')],
  ])('asks by %s where something is typed, and keeps it unless it may go', async (_how, close) => {
    render(<AddContact />)
    await userEvent.type(name(), 'Ines')

    await close()
    expect(asked()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(asked()).toBeNull()
    expect(name()).toHaveValue('Ines')

    await close()
    await press('Discard')
    await isClosed()
  })

  it('keeps typed values on Escape, and restores focus [WCAG 2.4.3]', async () => {
    render(<AddContact />)
    await userEvent.type(name(), 'Ines{Escape}')
    expect(asked()).toBeVisible()

    await userEvent.keyboard('{Escape}')

    expect(asked()).toBeNull()
    expect(name()).toHaveFocus()
  })
})

describe('useUnsent', () => {
  it('reports unsaved input while the form guards it, until it is removed', async () => {
    let isTyped = () => false
    const Look = () => {
      isTyped = useUnsent()
      return null
    }
    const instance = createCapstan()
    const page = (form: React.ReactNode) => (
      <CapstanProvider instance={instance}>
        <Look />
        {form}
      </CapstanProvider>
    )
    const guarded = (
      <contact.Form guardsLeaving onSubmit={onSubmit}>
        <contact.Field name="name" />
      </contact.Form>
    )
    const { rerender } = render(page(guarded))

    expect(isTyped()).toBe(false)
    await userEvent.type(name(), 'Ines')
    expect(isTyped()).toBe(true)
    rerender(page(null))

    expect(isTyped()).toBe(false)
  })

  it('counts a row that is added or changed in its place, until it is left', async () => {
    await Promise.all([changedRowOf().prefetch(), addedRowOf().prefetch()])
    let isTyped = () => false
    const Look = () => {
      isTyped = useUnsent()
      return null
    }
    render(
      <CapstanProvider instance={createCapstan()}>
        <Look />
        <FormRows
          aria-label="Contacts"
          fields={contactFields}
          rows={[{ id: 'a', version: '1', answers: { name: 'Maren', email: 'maren@okafor.test' } }]}
          nameOf={({ answers }) => String(answers.name)}
          addLabel="Add a contact"
          onSave={onSubmit}
          onCreate={onSubmit}
        >
          <contact.Field name="name" />
          <contact.Field name="email" />
        </FormRows>
      </CapstanProvider>,
    )

    for (const opener of ['Add a contact', 'Edit Maren']) {
      await press(opener)
      expect(isTyped()).toBe(false)
      await userEvent.type(name(), 'Ines')
      expect(isTyped()).toBe(true)
      await userEvent.keyboard('{Escape}')
      expect(isTyped()).toBe(false)
    }
  })
})
