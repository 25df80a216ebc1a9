import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RecordConflict } from './RecordConflict'

it('shows both values as their fields do: units without cents, an option by its label', () => {
  const fields = {
    amount: { kind: 'number', label: 'Units', isUnits: true },
    status: { kind: 'dropdown', label: 'Status', options: [{ value: 'not_issued', label: 'Not issued' }] },
  } as const

  render(
    <RecordConflict
      fields={fields}
      change={{ by: undefined, on: undefined }}
      shown={{ amount: '33', status: 'closed' }}
      now={{ amount: '1034', status: 'not_issued' }}
      typed={{ amount: '35.5', status: 'open' }}
      onTake={vi.fn()}
    />,
  )

  expect(screen.getByText('Units, yours: 35.5')).toBeVisible()
  expect(screen.getByText('Now: 1,034')).toBeVisible()
  expect(screen.getByText('Now: Not issued')).toBeVisible()
})
