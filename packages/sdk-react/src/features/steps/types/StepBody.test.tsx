import { fakeServer, operations, refuse } from '@capstan/sdk-core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanRoot } from '../../../provider/CapstanRoot'
import { renderWithServer } from '../../../testing/renderWithServer'
import { DynamicForm } from '../questions/DynamicForm'
import { StepBody } from './StepBody'
import type { StepTypeProps } from '../step/StepTypeProps'
import { aStepOf, providerPage, someActions } from '../testing'

function show(step: StepTypeProps['step'], props: Partial<StepTypeProps> = {}, server = fakeServer()) {
  const actions = someActions(props.actions)
  renderWithServer(
    <CapstanRoot>
      <StepBody step={step} {...props} actions={actions} />
    </CapstanRoot>,
    server,
  )
}

const fields = { fields: [{ key: 'a', displayKey: 'Answer', type: 'string' }] }
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'

afterEach(() => void vi.restoreAllMocks())

beforeAll(DynamicForm.prefetch)

describe('StepBody', () => {
  it.each([
    ['is refused', () => refuse('internal', 'secret')],
    ['cannot be asked for', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is never answered', () => new Promise<never>(() => undefined)],
  ])('shows a form all the same where its draft %s', async (_, open) => {
    const server = fakeServer()
    server.on(operations.OpenStepDraft, open)
    show(aStepOf('form', { schema: fields }), {}, server)

    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Growth')

    expect(server.requests.map(({ name }) => name)).toContain('OpenStepDraft')
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Growth')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  })

  it('masks the tax ids of an encrypted form', () => {
    const taxId = { key: 'taxId', displayKey: 'Tax ID', type: 'taxId' }
    show(aStepOf('encrypted_form', { schema: { fields: [taxId] } }))

    expect(screen.getByLabelText('Tax ID')).toHaveAttribute('type', 'password')
  })

  it('completes a button step when the button is pressed', async () => {
    const complete = vi.fn(() => new Promise<never>(() => undefined))
    show(aStepOf('button', { schema: { text: 'I have sent the wire' } }), {
      actions: someActions({ complete }),
    })

    await userEvent.dblClick(screen.getByRole('button', { name: 'I have sent the wire' }))

    // proves STEP-011
    expect(complete).toHaveBeenCalledExactlyOnceWith({})
  })

  it('leads a button step to the page it links to', () => {
    show(aStepOf('button', { schema: { text: 'Done', link: 'https://larkspur.test/wire' } }))

    expect(screen.getByRole('link', { name: /Open/ })).toHaveAttribute('href', 'https://larkspur.test/wire')
    // proves STEP-011
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible()
  })

  it('shows a message for a while when completing failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(aStepOf('button'), { actions: someActions({ complete: async () => ({ status: 'failed' }) }) })

    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Continue' }))
    // proves STEP-037
    expect(await screen.findByText('Error. Please try again.')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(3100))

    expect(screen.queryByText('Error. Please try again.')).not.toBeInTheDocument()
    vi.useRealTimers()
    // Its outcome stays beside the button.
    expect(screen.getByText(/^This step was not sent\./)).toBeVisible()
  })

  it('opens the link of a link step in a new tab, on the platform', () => {
    show(
      aStepOf('link', { schema: { text: 'Open the payment page', link: '/integration/payment/{stepId}' } }),
    )

    const link = screen.getByRole('link', { name: /Open the payment page/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    // proves STEP-012
    expect(link).toHaveAttribute('href', `https://app.capstan.test/integration/payment/${aStepOf('link').id}`)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://plain.test/', 'https://', ''])(
    'does not offer the link %s',
    (link) => {
      show(aStepOf('link', { schema: { link } }))

      expect(screen.queryByRole('link')).not.toBeInTheDocument()
      expect(screen.getByRole('alert')).toHaveTextContent(/cannot be opened/)
    },
  )

  it('shows an iframe step in a frame with a title and a sandbox', async () => {
    show(aStepOf('iframe'))

    const frame = await screen.findByTitle('Suitability, by our partner')
    expect(frame).toHaveAttribute('src', providerPage)
    // proves STEP-013
    expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-popups allow-same-origin')
  })

  it('frames no page that is not safe', async () => {
    show(aStepOf('iframe'), { actions: someActions({ frameLink: async () => 'http://plain.test/' }) })

    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be shown here/)
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('asks for the page again when asking failed', async () => {
    const frameLink = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(providerPage)
    show(aStepOf('iframe'), { actions: someActions({ frameLink }) })

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))

    expect(await screen.findByTitle('Suitability, by our partner')).toBeInTheDocument()
  })

  it('frames it on Safari as well when the host sets that', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari)
    show(aStepOf('iframe'), { embedPolicy: 'iframe' })

    expect(await screen.findByTitle('Suitability, by our partner')).toBeInTheDocument()
  })

  it('shows the host’s own step for its service', () => {
    const customSteps = { 'capital-call': () => <p>Our own</p> }
    show(aStepOf('custom', { service: 'capital-call' }), { customSteps })

    // proves STEP-016
    expect(screen.getByText('Our own')).toBeVisible()
  })

  it('shows an error thrown by the host’s own step in place of that step', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new TypeError('Ada Lovelace has no name')
    }
    renderWithServer(
      <CapstanRoot>
        <p>Around it</p>
        <StepBody
          step={aStepOf('custom', { service: 'capital-call' })}
          customSteps={{ 'capital-call': Broken }}
          actions={someActions()}
        />
      </CapstanRoot>,
      fakeServer(),
    )

    expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again.')
    expect(screen.getByText('Around it')).toBeVisible()
  })

  it.each([['custom'], ['in_person'], ['constructor']])(
    'leads to the issuer at a step of type %s',
    (type) => {
      show(aStepOf(type, { service: 'constructor' }))

      // proves STEP-017
      expect(
        screen.getByText('Please contact your issuer to learn how to complete your investment.'),
      ).toBeVisible()
    },
  )
})

describe('AsyncIframeStep', () => {
  async function frame(onFrameEvent = vi.fn()) {
    show(aStepOf('async_iframe'), { onFrameEvent })
    const element = await screen.findByTitle<HTMLIFrameElement>('Suitability, by our partner')
    const say = (
      data: object,
      { origin = 'https://provider.capstan.test', source = element.contentWindow } = {},
    ) =>
      fireEvent(
        window,
        new MessageEvent('message', { data: { source: 'capstan-provider', ...data }, origin, source }),
      )
    return { onFrameEvent, say, element }
  }

  it('reports the state of its page to the host', async () => {
    const { onFrameEvent, say } = await frame()

    say({ event: 'loading' })
    say({ event: 'ready' })
    say({ event: 'complete' })

    expect(onFrameEvent.mock.calls.map(([{ event }]) => event)).toEqual(['loading', 'ready', 'complete'])
    // proves STEP-014, STEP-015
    expect(screen.getByText('Step is processing.')).toHaveAttribute('role', 'status')
  })

  it.each([
    ['as high as the page says', { height: 731.2 }, {}, '734px'],
    ['no higher than a page may ask for', { height: 1e9 }, {}, '4002px'],
    ['as it is for what is no height', { height: Infinity }, {}, ''],
    ['as it is for words in the place of a height', { height: '9999px' }, {}, ''],
    ['as it is for another origin', { height: 731 }, { origin: 'https://evil.test' }, ''],
    ['as it is for another window', { height: 731 }, { source: window }, ''],
  ])('leaves or makes the frame %s', async (_, data, sender, height) => {
    const { onFrameEvent, say, element } = await frame()

    say({ event: 'size', ...data }, sender)

    const place = element.parentElement
    expect(place?.style.getPropertyValue('--capstan-frame-height')).toBe(height)
    // proves STEP-014
    expect(onFrameEvent).not.toHaveBeenCalled()
  })

  it('reports the reason of a failure, and tries again', async () => {
    const { say } = await frame()

    say({ event: 'error', reason: 'service unavailable' })
    expect(screen.getByRole('alert')).toHaveTextContent('There was an error service unavailable')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    // proves STEP-015, STEP-038
    expect(await screen.findByTitle('Suitability, by our partner')).toBeInTheDocument()
  })

  it('ignores other origins, other windows and other messages', async () => {
    const { onFrameEvent, say } = await frame()

    say({ event: 'complete' }, { origin: 'https://evil.test' })
    say({ event: 'complete' }, { source: window })
    say({ event: 'no such event' })
    say({ event: 'complete', source: 'someone-else' })

    expect(onFrameEvent).not.toHaveBeenCalled()
  })
})
