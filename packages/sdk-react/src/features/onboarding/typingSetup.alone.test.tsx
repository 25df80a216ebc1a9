import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { KindField } from '../../forms/fields/KindField'
import { AccountSetupView } from './AccountSetupView'
import { loadQuestions } from './lazyQuestions'
import { jointAnswers, someCountries, someDay, someTypes } from './testing'

// The real component; the spy records its renders.
vi.mock('../../forms/fields/KindField', { spy: true })

const drawn = () => new Set(vi.mocked(KindField).mock.calls.map(([{ name }]) => name))

beforeAll(loadQuestions)

describe('typing into the setup form', () => {
  it.each([
    ['Account name', 'accountName'],
    ['First name', 'parties.0.firstName'],
    ['Street address', 'address.lineOne'],
    ['City', 'address.city'],
  ])('draws %s again, and no other field', async (label, name) => {
    const data = { types: someTypes, countries: someCountries, today: someDay, onSubmit: () => undefined }
    render(<AccountSetupView {...data} initialValues={jointAnswers()} />)
    expect(drawn().size).toBeGreaterThan(10)
    const field = screen.getAllByRole('textbox', { name: label })[0] ?? document.body
    await userEvent.click(field)
    vi.mocked(KindField).mockClear()

    await userEvent.keyboard('Harbour')

    expect(field).toHaveDisplayValue(/Harbour/)
    expect([...drawn()]).toEqual([name])
  })
})
