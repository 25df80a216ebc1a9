import { aStep } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { DynamicForm } from './DynamicForm'
import { StepPanelView } from './StepPanelView'
import type { StepEnds } from './StepTypeProps'
import { someActions } from './testing'

function show(status: string, outputData: object = {}, ends?: StepEnds) {
  const step = aStep({ status, outputData })
  renderWithServer(
    <CapstanRoot>
      <StepPanelView
        step={step}
        shortSteps={[step]}
        actions={someActions()}
        ends={ends}
        onSelect={() => undefined}
      />
    </CapstanRoot>,
  )
}

const isActionable = () => screen.queryByRole('button', { name: 'Continue' }) !== null

beforeAll(DynamicForm.prefetch)

describe('a step', () => {
  it.each(['not_started', 'in_progress'])('shows what there is to do when %s [STEP-019]', (status) => {
    show(status)

    expect(isActionable()).toBe(true)
  })

  it.each([
    ['STEP-020', 'processing', 'Step is processing.'],
    ['STEP-021', 'complete', 'Step Complete!'],
    ['STEP-022', 'retry_limit', 'Retry limit reached. Please contact your issuer for assistance.'],
    ['STEP-023', 'failed', 'Failed to complete step. Please contact your issuer for assistance.'],
  ])('[%s] says where it stands when %s', (_row, status, text) => {
    show(status)

    expect(screen.getByText(text)).toBeVisible()
    expect(isActionable()).toBe(false)
  })

  it('says its own error when it failed [STEP-023]', () => {
    show('failed', { error: 'The signature was declined.' })

    expect(screen.getByRole('alert')).toHaveTextContent(/^The signature was declined\.$/)
  })

  it.each(['failed', 'retry_limit'])(
    'says what happens next, whom to ask and where to go when %s',
    (status) => {
      show(status, {}, { supportEmail: 'support@larkspur.test', portfolioHref: '/portfolio' })

      expect(
        screen.getByText(/^Nothing more can be done here until your issuer opens this step/),
      ).toBeVisible()
      expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        'mailto:support@larkspur.test',
      )
      expect(screen.getByRole('link', { name: 'Go to portfolio' })).toHaveAttribute('href', '/portfolio')
    },
  )

  it('shows what was answered once it is complete, to be read [STEP-006]', () => {
    show('complete', { answers: { objective: 'Growth' } })

    expect(screen.getByRole('region', { name: 'Your answers' })).toHaveTextContent(
      'Investment objectiveGrowth',
    )
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it.each([
    ['restart', 'This step has to be started again.'],
    ['retry', 'This step was not accepted. Please try it again.'],
  ])('can be done again, and says so, at %s [STEP-019]', (status, text) => {
    show(status)

    expect(screen.getByText(text)).toBeVisible()
    expect(isActionable()).toBe(true)
  })
})
