import { fakeServer, fixtureIds, operations, refuse } from '@capstan/sdk-core/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { someTerms } from './testing'
import { TermsOfService } from './TermsOfService'

const terms = someTerms({ id: fixtureIds.terms })
const accepted = {
  __typename: 'Mutation' as const,
  acceptTerms: {
    __typename: 'AcceptTermsPayload' as const,
    termsOfService: { __typename: 'TermsOfService' as const, id: terms.id },
  },
}

describe('TermsOfService', () => {
  it('records that the person agrees, and then calls the host', async () => {
    const server = fakeServer()
    server.on(operations.AcceptTerms, () => accepted)
    const onAccepted = vi.fn()
    renderWithServer(<TermsOfService terms={terms} onAccepted={onAccepted} />, server)

    await userEvent.click(screen.getByRole('button', { name: 'I AGREE' }))

    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce())
    expect(server.requests.map(({ variables }) => variables)).toEqual([{ input: { termsId: terms.id } }])
  })

  it('does not call the host when the acceptance was not saved, and can be repeated', async () => {
    const server = fakeServer()
    const answers = [refuse('internal', 'Something went wrong.'), accepted]
    server.on(operations.AcceptTerms, () => answers.shift() ?? accepted)
    const onAccepted = vi.fn()
    renderWithServer(<TermsOfService terms={terms} onAccepted={onAccepted} />, server)

    await userEvent.click(screen.getByRole('button', { name: 'I AGREE' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your acceptance was not saved. Please try again.',
    )
    expect(onAccepted).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'I AGREE' }))

    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce())
  })
})
