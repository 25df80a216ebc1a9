import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AddRow } from '../forms/rows/AddRow'
import { contact, contactFields } from '../forms/testing'
import { renderWithServer } from '../testing/renderWithServer'
import { Button } from '../ui/actions/Button'
import { SelectField } from '../ui/choices/SelectField'
import { TextField } from '../ui/fields/text/TextField'
import { Dialog } from '../ui/overlays/Dialog'
import { EscapeGuard } from '../ui/overlays/EscapeGuard'
import { Menu } from '../ui/overlays/Menu'
import { MenuItem } from '../ui/overlays/MenuItem'
import { CapstanRoot } from './CapstanRoot'

/**
 * The keys that end a composition of an input method: browsers say that they compose; Safari has ended it and
 * sends the code 229.
 */
const endings = ['Enter', 'Escape'].flatMap((key) => [
  { key, isComposing: true, keyCode: 229 },
  { key, isComposing: false, keyCode: 229 },
])
const endComposition = (element: Element) => endings.forEach((ending) => fireEvent.keyDown(element, ending))
const escape = { key: 'Escape', keyCode: 27 }

describe('the Enter or Escape that ends a composition', () => {
  it.each([undefined, 'end'] as const)('closes no dialog, placed at %s', async (placement) => {
    const onOpenChange = vi.fn()
    renderWithServer(
      <CapstanRoot>
        <Dialog title="Add a contact" isOpen onOpenChange={onOpenChange} placement={placement}>
          <TextField label="Name" />
        </Dialog>
      </CapstanRoot>,
    )
    const name = await screen.findByRole('textbox', { name: 'Name' })

    endComposition(name)
    expect(onOpenChange).not.toHaveBeenCalled()
    fireEvent.keyDown(name, escape)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('does not leave a form that replaces the edited record', async () => {
    const onLeave = vi.fn()
    renderWithServer(
      <CapstanRoot>
        <EscapeGuard onLeave={onLeave}>
          <TextField label="Name" />
        </EscapeGuard>
      </CapstanRoot>,
    )
    const name = await screen.findByRole('textbox', { name: 'Name' })

    endComposition(name)
    expect(onLeave).not.toHaveBeenCalled()
    fireEvent.keyDown(name, escape)
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('closes no row that is added, and sends it not', async () => {
    const onCreate = vi.fn(async () => undefined)
    renderWithServer(
      <CapstanRoot>
        <AddRow as="div" fields={contactFields} label="Add a contact" onCreate={onCreate}>
          <contact.Field name="name" />
          <contact.Field name="email" />
        </AddRow>
      </CapstanRoot>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Add a contact' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '伊達')

    endComposition(name)
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('伊達')
    expect(onCreate).not.toHaveBeenCalled()
    fireEvent.keyDown(name, escape)
    expect(await screen.findByRole('button', { name: 'Add a contact' })).toBeVisible()
  })

  it('picks nothing of a list', async () => {
    const onChange = vi.fn()
    const options = [{ value: 'NO', label: 'Norway' }]
    renderWithServer(
      <CapstanRoot>
        <SelectField label="Country" options={options} onChange={onChange} />
      </CapstanRoot>,
    )
    await userEvent.click(await screen.findByRole('combobox', { name: /Country/ }))
    const option = await screen.findByRole('option', { name: 'Norway' })

    endComposition(option)
    expect(onChange).not.toHaveBeenCalled()
    expect(option).toBeVisible()
  })

  it('closes no menu', async () => {
    const onAction = vi.fn()
    renderWithServer(
      <CapstanRoot>
        <Menu aria-label="Account" trigger={<Button>{'Account'}</Button>}>
          <MenuItem onAction={onAction}>{'Settings'}</MenuItem>
        </Menu>
      </CapstanRoot>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }))
    const item = await screen.findByRole('menuitem', { name: 'Settings' })

    endComposition(item)
    expect(onAction).not.toHaveBeenCalled()
    expect(item).toBeVisible()
  })
})
