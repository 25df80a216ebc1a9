import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Held } from '../../../testing/Held'
import { NumberField } from './NumberField'

const field = () => screen.getByLabelText<HTMLInputElement>('Units')

describe('NumberField', () => {
  it.each([
    ['decimal', '1,2.50'],
    ['precise', '12.50'],
    ['integer', '1,250'],
  ] as const)('keeps only the typed characters of a %s number: %s', async (keep, kept) => {
    render(<Held as={NumberField} label="Units" keep={keep} />)

    await userEvent.type(field(), '1a')
    expect(screen.getByRole('alert')).toHaveTextContent('This field does not accept “a”.')
    await userEvent.type(field(), ',2.5-0')

    // proves FIELD-012, FIELD-016, FIELD-018
    expect(field()).toHaveValue(kept)
    expect(field()).toBeInvalid()
  })

  it.each([
    ['1e9', 'decimal', '19', '“e”'],
    ['-5', 'decimal', '5', '“-”'],
    ['5.5', 'integer', '55', '“.”'],
    ['12.5%', 'decimal', '12.5', '“%”'],
  ] as const)(
    'types %s into a %s: reports all of it, until something is deleted',
    async (keys, keep, shown, named) => {
      render(<Held as={NumberField} label="Units" keep={keep} />)

      await userEvent.type(field(), keys)

      expect(field()).toHaveValue(shown)
      expect(field()).toBeInvalid()
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(named))
      expect(screen.getByRole('alert')).toHaveTextContent(named)
      await userEvent.type(field(), '{Backspace}')
      expect(field()).toBeValid()
    },
  )

  it('reports the text with its refused characters, so that no form reads another number', async () => {
    const change = vi.fn()
    render(<NumberField label="Units" onChange={change} />)

    await userEvent.type(field(), '1e9')

    expect(change.mock.calls.map(([text]: string[]) => text)).toEqual(['1', '1e', '1e9'])
  })

  it('leaves a refused key out and the caret where it was', async () => {
    render(<Held as={NumberField} label="Units" />)
    await userEvent.type(field(), '1234')

    await userEvent.type(field(), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 })

    expect(field()).toHaveValue('1234')
    expect(field().selectionStart).toBe(2)
  })

  it.each([
    ['at the end', 4],
    ['inside', 2],
    ['at the start', 0],
  ])('takes a refused key %s back with Backspace, and keeps the number', async (_place, caret) => {
    render(<Held as={NumberField} label="Units" />)
    await userEvent.type(field(), '1200')
    await userEvent.type(field(), '-', { initialSelectionStart: caret, initialSelectionEnd: caret })
    expect(field()).toBeInvalid()

    await userEvent.keyboard('{Backspace}')

    expect(field()).toHaveValue('1200')
    expect(field()).toBeValid()
    expect(field().selectionStart).toBe(caret)
  })

  it.each(['$2,5OO', '-500', '1e5', '12.5%'])('refuses a paste of %s as a whole', async (pasted) => {
    render(<Held as={NumberField} label="Units" />)

    await userEvent.click(field())
    await userEvent.paste(pasted)

    expect(field()).toHaveValue('')
    expect(field()).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('so nothing was entered')
    await userEvent.keyboard('{Backspace}')
    expect(field()).toBeValid()
  })

  it.each([
    ['$1,000', '1000'],
    [' 1 000 ', '1000'],
    ['1\u00a0000', '1000'],
    ['1,234.56', '1,234.56'],
  ])('takes a paste of %j as %s', async (pasted, shown) => {
    render(<Held as={NumberField} label="Units" />)

    await userEvent.click(field())
    await userEvent.paste(pasted)

    expect(field()).toHaveValue(shown)
    expect(field()).toBeValid()
  })

  it.each(['-500', '1e5', '$2,5OO'])(
    'refuses %s from a password manager, which fills in without keys',
    (filled) => {
      render(<Held as={NumberField} label="Units" />)

      fireEvent.input(field(), { target: { value: filled } })

      expect(field()).toHaveValue('')
      expect(field()).toBeInvalid()
    },
  )

  it('shows a set text unchanged, and names its invalid character', async () => {
    const { rerender } = render(<NumberField label="Units" value="-500" />)

    expect(field()).toHaveValue('-500')
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('“-”'))
    rerender(<NumberField label="Units" value="500" />)
    await act(() => Promise.resolve())
    expect(field()).toBeValid()
  })
})
