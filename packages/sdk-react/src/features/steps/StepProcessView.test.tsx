import type { ShortStep } from '@capstan/sdk-core/steps'
import { aStep } from '@capstan/sdk-core/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { DynamicForm } from './questions/DynamicForm'
import { StepPanelView } from './StepPanelView'
import { StepProcessView } from './StepProcessView'
import { someActions, someSteps } from './testing'

let changeSteps: (steps: ShortStep[]) => void

/** Process with steps that a test can change, as a push from the platform would. */
function Process({ first }: { first: ShortStep[] }) {
  const [shortSteps, setSteps] = useState(first)
  useEffect(() => {
    changeSteps = setSteps
  }, [])

  return (
    <CapstanRoot>
      <input aria-label="Elsewhere" />
      <StepProcessView shortSteps={shortSteps}>
        {(place) => <StepPanelView {...place} step={aStep({ ...place.step })} actions={someActions()} />}
      </StepProcessView>
    </CapstanRoot>
  )
}

const show = (...statuses: string[]) => renderWithServer(<Process first={someSteps(...statuses)} />)
const change = (...statuses: string[]) => act(() => changeSteps(someSteps(...statuses)))
const announced = () => document.querySelector('[data-announcer="polite"]')?.textContent

const form = () => screen.queryByText('Continue')

beforeAll(DynamicForm.prefetch)

describe('StepProcessView', () => {
  it('lists the steps in their order, with the current one marked', () => {
    renderWithServer(<Process first={someSteps('complete', 'in_progress', 'not_started').reverse()} />)

    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'SuitabilityComplete',
      '2AccreditationIn progress',
      '3Investor profileNot started',
    ])
    expect(items[1]).toHaveAttribute('aria-current', 'step')
    // proves STEP-001
    expect(screen.getByText('Step 2 of 3')).toBeVisible()
  })

  it('opens a done step to be read, not to be done again', async () => {
    show('complete', 'in_progress')
    expect(form()).toBeInTheDocument()

    await userEvent.click(screen.getByRole('button', { name: 'Suitability Complete' }))

    expect(screen.getByText('Step Complete!')).toBeVisible()
    expect(form()).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Go to active step' }))
    expect(screen.getByRole('heading', { name: 'Accreditation' })).toHaveFocus()
  })

  it('congratulates when no step is left', () => {
    show('complete', 'complete')

    const messages = screen.getByText(
      'Congratulations! You have completed all of your investment qualifications...',
    )
    expect(messages.closest('[role="status"]')).toBeVisible()
    // proves STEP-007, STEP-008, STEP-027, STEP-028
    expect(form()).not.toBeInTheDocument()
  })

  it('moves focus to the heading of the next step when one is complete, and announces nothing besides [WCAG 2.4.3]', () => {
    show('in_progress', 'not_started')

    change('complete', 'in_progress')

    expect(screen.getByRole('heading', { name: 'Accreditation' })).toHaveFocus()
    expect(announced()).toBe('')
  })

  it('announces the next step once where the reader is elsewhere, and leaves focus there [WCAG 4.1.3]', () => {
    show('in_progress', 'not_started')
    act(() => screen.getByRole('textbox', { name: 'Elsewhere' }).focus())

    change('complete', 'in_progress')

    expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus()
    expect(announced()).toBe('Accreditation')
  })
})
