import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AccountSetupView, type AccountSetupViewProps } from './AccountSetupView'
import { aParty, anotherParty, jointAnswers, someAnswers, someCountries, someDay, someTypes } from './testing'

function show(props: Partial<AccountSetupViewProps> = {}) {
  const onSubmit = vi.fn()
  render(<AccountSetupView types={someTypes} countries={someCountries} today={someDay} onSubmit={onSubmit} {...props} />)
  return { onSubmit, submit: () => userEvent.click(screen.getByRole('button', { name: 'Submit' })) }
}

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(label) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

describe('AccountSetupView', () => {
  it('begins with the investor type and shows nothing else before one is chosen [SETUP-001] [SETUP-008]', () => {
    show()

    expect(screen.getByRole('button', { name: /Investor Type/ })).toBeVisible()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('asks for account, address, mail, attestation and a submit once a type is chosen [SETUP-002] [SETUP-003] [SETUP-004] [SETUP-006] [SETUP-007]', async () => {
    show()

    await choose('Investor Type', 'Corporation')

    expect(headings()).toEqual(['Account', 'Address', 'Officer 1', 'Attestation'])
    expect(screen.getByRole('textbox', { name: 'Account name' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Separate mailing address' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^I certify/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible()
  })
})

const unused = { within, aParty, anotherParty, jointAnswers, someAnswers }
void unused
