import { createCapstan } from '@capstan/sdk-core'
import { aStep } from '@capstan/sdk-core/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../../provider/CapstanProvider'
import { CapstanRoot } from '../../../provider/CapstanRoot'
import { DynamicForm } from './DynamicForm'
import { StepAnswers } from '../StepAnswers'
import { StepProcessView } from '../StepProcessView'
import { inTwoLanguages } from '../testing'

const readInGerman = (blocks: ReactNode) =>
  render(
    <CapstanProvider instance={createCapstan({ locale: 'de-AT' })}>
      <CapstanRoot>{blocks}</CapstanRoot>
    </CapstanProvider>,
  )
const langOf = (text: string | RegExp) => screen.getByText(text).closest('[lang]')?.getAttribute('lang')

beforeAll(DynamicForm.prefetch)

describe('questions in the language of their reader', () => {
  it('are asked in it, and marked where they are in another [WCAG 3.1.2]', async () => {
    readInGerman(<DynamicForm schema={inTwoLanguages} onSubmit={vi.fn()} />)

    const goal = await screen.findByRole('combobox', { name: /Anlageziel/ })
    expect(goal).toHaveAccessibleDescription('The nearest one.')
    expect(['Anlageziel', 'The nearest one.', 'Experience'].map(langOf)).toEqual(['de-AT', 'en', 'en'])

    await userEvent.click(goal)
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      ...['Wachstum', 'Income'],
    ])
    const income = screen.getByRole('option', { name: 'Income' })
    expect(within(income).getByText('Income')).toHaveAttribute('lang', 'en')
  })

  it('show errors in it, beside the field and in the summary, and mark texts in another language [WCAG 3.1.2]', async () => {
    const [goal, , number] = inTwoLanguages.fields
    const unsaid = { ...inTwoLanguages, fields: [{ ...goal, languages: {} }, number] }
    readInGerman(<DynamicForm schema={unsaid} onSubmit={vi.fn()} />)

    await userEvent.type(await screen.findByRole('textbox', { name: /CRD-Nummer/ }), 'none')
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))

    const summary = await screen.findByRole('group', { name: /Bitte/ })
    const entries = within(summary).getAllByRole('link')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Investment objective: Bitte wählen Sie eine Antwort.',
      'CRD-Nummer: Write it like CRD-1234.',
    ])
    const marks = entries.map((entry) =>
      [...entry.querySelectorAll('[lang]')].map(({ textContent }) => textContent),
    )
    expect(marks).toEqual([['Investment objective'], ['Write it like CRD-1234.']])
    const beside = screen.getByRole('textbox', { name: /CRD-Nummer/ }).closest('.capstan-field')
    expect(beside?.querySelector('.capstan-message-error [lang]')).toHaveAttribute('lang', 'en')
  })

  it('leave a disclosure in the language it is signed in [WCAG 3.1.2]', async () => {
    readInGerman(<DynamicForm schema={inTwoLanguages} onSubmit={vi.fn()} />)

    expect(await screen.findByRole('checkbox', { name: /Ich habe die Risk disclosure/ })).toBeVisible()
    expect([/^Ich habe die/, 'Risk disclosure'].map(langOf)).toEqual(['de-AT', 'en'])
  })

  it('are answered with the same values in every language', async () => {
    const onSubmit = vi.fn(async () => ({ status: 'sent' }) as const)
    const [asked] = inTwoLanguages.fields
    readInGerman(<DynamicForm schema={{ fields: [asked] }} onSubmit={onSubmit} />)

    await userEvent.click(await screen.findByRole('combobox', { name: /Anlageziel/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Wachstum' }))
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }))

    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ values: { objective: 'Growth' } })),
    )
  })

  it('are shown with their answers in it once they are answered', async () => {
    const answers = { objective: 'Growth', experience: 'None' }
    readInGerman(<StepAnswers step={aStep({ schema: inTwoLanguages, outputData: { answers } })} />)

    expect(await screen.findByText('Wachstum')).toBeVisible()
    expect(['Anlageziel', 'Experience', 'None'].map(langOf)).toEqual(['de-AT', 'en', 'de-AT'])
  })

  it('are shown in a step with its translated title and texts', async () => {
    const renderAttributes = {
      title: 'Suitability',
      instructions: 'Tell us.',
      about: 'Takes two minutes.',
      languages: { de: { title: 'Eignung', instructions: 'Sagen Sie es uns.' } },
    }
    readInGerman(<StepProcessView shortSteps={[aStep({ renderAttributes })]}>{() => null}</StepProcessView>)

    expect(await screen.findByRole('heading', { name: 'Eignung' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Eignung/ })).toBeVisible()
    expect(['Sagen Sie es uns.', 'Takes two minutes.'].map(langOf)).toEqual(['de-AT', 'en'])
  })
})
