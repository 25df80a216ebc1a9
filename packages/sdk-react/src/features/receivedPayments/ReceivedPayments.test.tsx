import { matchPayment, type ReceivedPayment } from '@capstan/sdk-core/receivedPayments'
import { aReceivedPayment, fakeServer, fixtureIds, operations, refuse } from '@capstan/sdk-core/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CapstanRoot } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { renderWithServer } from '../../testing/renderWithServer'
import { ReceivedPaymentsView } from './ReceivedPayments'

const proposed: ReceivedPayment = aReceivedPayment({
  status: 'proposed',
  proposal: {
    ...{ distributionId: fixtureIds.nth(3000), investor: 'Maren Okafor', round: 'Series B' },
    reason: 'name_and_amount',
  },
})
const other = aReceivedPayment({ id: fixtureIds.nth(5401), payer: 'Wanda Prentiss' })

function Payments() {
  const capstan = useCapstan()
  return (
    <ReceivedPaymentsView
      payments={[proposed, other]}
      parts={[]}
      mayMatch
      find={async () => []}
      onMatch={(match, idempotencyKey) => matchPayment(capstan, match, { idempotencyKey })}
      onUndo={async () => undefined}
      onReturn={async () => undefined}
    />
  )
}

/** Shows payments on a platform that loses the first answer, and returns the outcome of the match when the test releases it. */
function showLosing() {
  const server = fakeServer()
  let answerLate: (answer: object) => void = () => undefined
  const lateAnswer = new Promise<object>((resolve) => (answerLate = resolve))
  server.on(operations.MatchPayment, () => {
    if (server.requests.at(-1)?.headers.get('Idempotency-Outcome') !== 'only')
      throw new TypeError('Failed to fetch')
    return lateAnswer as never // an answer of this operation, or a refusal
  })
  renderWithServer(
    <CapstanRoot>
      <Payments />
    </CapstanRoot>,
    server,
  )
  return { server, answerLate: (answer: object) => act(() => answerLate(answer)) }
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const findingOut = /^No answer arrived\. We do not know yet whether this went through/

describe('a match with a lost answer', () => {
  it('is found out, and nothing of its payment is offered meanwhile', async () => {
    const { server, answerLate } = showLosing()

    await userEvent.click(button(/^Match /))
    expect(await screen.findByText(findingOut)).toBeVisible()
    expect(button(/^Choose investment for .* M OKAFOR/)).toBeDisabled()
    expect(button(/^Return .* M OKAFOR/)).toBeDisabled()
    expect(button(/^Return .* Wanda Prentiss/)).toBeEnabled()
    await userEvent.click(button(/^Match /))
    answerLate({
      __typename: 'Mutation',
      matchPayment: { __typename: 'MatchPaymentPayload', receivedPayment: null },
    })

    expect(await screen.findByText('The payment is matched.')).toBeVisible()
    expect(screen.queryByText(findingOut)).toBeNull()
    const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('can be sent again once the platform reports that it was not made', async () => {
    const { answerLate } = showLosing()

    await userEvent.click(button(/^Match /))
    await screen.findByText(findingOut)
    answerLate(refuse('write_not_made', 'This was not carried out. You can send it again.'))

    expect(await screen.findByText('This was not carried out. You can send it again.')).toBeVisible()
    expect(screen.queryByText(findingOut)).toBeNull()
    expect(button(/^Choose investment for .* M OKAFOR/)).toBeEnabled()
  })
})
