import { aStep } from '@capstan/sdk-core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { renderWithServer } from '../../testing/renderWithServer'
import { DynamicForm } from './questions/DynamicForm'
import { StepPanelView } from './StepPanelView'
import type { StepEnds } from './step/StepTypeProps'
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

beforeAll(DynamicForm.prefetch)

describe('a step', () => {
  it('shows its own error when it failed', () => {
    show('failed', { error: 'The signature was declined.' })

    // proves STEP-023
    expect(screen.getByRole('alert')).toHaveTextContent(/^The signature was declined\.$/)
  })

  it('shows a failure with a code in the language of the page, with the reason for the reader', () => {
    show('failed', {
      code: 'declined_to_sign',
      error: 'Sie haben die Unterschrift abgelehnt.',
      reason: 'My name is misspelt.',
    })

    expect(screen.getByRole('alert')).toHaveTextContent(
      /^You declined to sign\. Your reason: My name is misspelt\.$/,
    )
  })

  it('names the signer who declined', () => {
    show('failed', { code: 'signer_declined', error: 'One of the signers declined.', signer: 'Ben Marsh' })

    expect(screen.getByRole('alert')).toHaveTextContent(/^Ben Marsh declined to sign\.$/)
  })

  it('announces the reason of a failure only once when the provider’s page has announced it already [WCAG 4.1.3]', async () => {
    let fail = () => undefined as void
    const Panel = () => {
      const [status, setStatus] = useState('in_progress')
      fail = () => setStatus('failed')
      const step = aStep({ type: 'async_iframe', status, outputData: { error: 'No capital.' } })
      const place = { step, shortSteps: [step], onSelect: () => undefined }
      return <StepPanelView {...place} actions={someActions()} />
    }
    renderWithServer(
      <CapstanRoot>
        <Panel />
      </CapstanRoot>,
    )
    const frame = await screen.findByTitle<HTMLIFrameElement>(/by our partner$/)
    const data = { source: 'capstan-provider', event: 'error', reason: 'No capital.' }
    const said = { data, origin: 'https://provider.capstan.test', source: frame.contentWindow }

    fireEvent(window, new MessageEvent('message', said))
    expect(screen.getByRole('alert')).toHaveTextContent('There was an error No capital.')
    act(() => fail())

    expect(screen.getByText('No capital.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(['failed', 'retry_limit'])('names the next event, a contact and a link when %s', (status) => {
    show(status, {}, { supportEmail: 'support@larkspur.test', portfolioHref: '/portfolio' })

    expect(screen.getByText(/^You can continue when your issuer opens this step again/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@larkspur.test',
    )
    expect(screen.getByRole('link', { name: 'Go to portfolio' })).toHaveAttribute('href', '/portfolio')
  })

  it('lists at its retry limit when each try was answered, and why it was not accepted', () => {
    show('retry_limit', {
      attempts: [{ on: '2026-11-19T12:12:00Z', error: 'The letter names another person.' }, {}],
    })

    const [, first, second] = screen.getAllByRole('row')
    expect(first).toHaveTextContent(/^Attempt 1Nov 19 2026 .*The letter names another person\.$/)
    // proves STEP-022
    expect(second).toHaveTextContent(/^Attempt 2N\/AThis step was not accepted/)
  })

  it('shows the answers as text once it is complete', () => {
    show('complete', { answers: { objective: 'Growth' } })

    expect(screen.getByRole('region', { name: 'Your answers' })).toHaveTextContent(
      'Investment objectiveGrowth',
    )
    // proves STEP-006
    expect(screen.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument()
  })
})
