import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DateField } from './DateField'

describe('DateField', () => {
  it('is typed as month, day and year, and holds the day', async () => {
    const onChange = vi.fn()
    render(<HeldDay onChange={onChange} />)

    await userEvent.click(screen.getByRole('spinbutton', { name: /month/ }))
    await userEvent.keyboard('02161984')

    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['02', '16', '1984'])
    // proves FIELD-020
    expect(onChange).toHaveBeenLastCalledWith('1984-02-16')
  })

  it('shows nothing for a value that is not a day', () => {
    render(<DateField label="Date of birth" value="soon" />)

    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['mm', 'dd', 'yyyy'])
  })
})

function HeldDay({ onChange }: { onChange: (day: string) => void }) {
  const [day, setDay] = useState('')
  const hold = (next: string) => {
    onChange(next)
    setDay(next)
  }
  return <DateField label="Date of birth" value={day} onChange={hold} />
}
