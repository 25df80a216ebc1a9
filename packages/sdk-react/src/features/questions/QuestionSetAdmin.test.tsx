import { aQuestionJoin, fakeServer, fixtureIds, operations } from '@capstan/sdk-core/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { QuestionSetAdmin } from './QuestionSetAdmin'
import { someJoins, someQuestions, someSets, mockQuestionsApi, type QuestionsPlatform } from './testing'

const [source, bank] = someQuestions

function show(about?: QuestionsPlatform) {
  const server = fakeServer()
  mockQuestionsApi(server, about)
  return { ...renderWithServer(<QuestionSetAdmin />, server), server }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const places = () =>
  within(screen.getByRole('list', { name: 'Questions of Know your client' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent)
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')

describe('QuestionSetAdmin', () => {
  it.each([
    ['account_owner', true],
    ['account_admin', true],
    ['account_viewer', false],
  ] as const)('lets %s change them: %s', async (role, mayChange) => {
    show({ role })

    await screen.findByRole('region', { name: 'Questions' })
    expect(buttons().filter((name) => /^(Edit|Add|Lock|Move|Remove)/.test(name)).length > 0).toBe(mayChange)
    // proves QSET-007
    expect(screen.queryAllByText(/^Only an owner or an admin/)).toHaveLength(mayChange ? 0 : 1)
  })

  it('has no button that changes a locked set, nor a question of a set', async () => {
    show()

    await press('Open Source of funds')
    const locked = screen.getByRole('list', { name: 'Questions of Source of funds' })
    expect(within(locked).queryByRole('button')).toBeNull()
    expect(buttons()).not.toContain('Edit Bank')
    expect(buttons()).not.toContain('Edit Source of funds')
    expect(buttons()).toContain('Edit Know your client')
    // proves QSET-008, QSET-015
    expect(buttons()).toContain('Edit Bank ZIP code')
  })

  it('closes and adds no set by the key that ends a composition of an input method', async () => {
    const { server } = show()
    await press('Add question set')
    const name = await screen.findByRole('textbox')
    await userEvent.type(name, '本人確認')

    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(name, { key, isComposing: true, keyCode: 229 })
    // Safari has ended it already.
    fireEvent.keyDown(name, { key: 'Escape', keyCode: 229 })
    expect(screen.getByRole('textbox')).toHaveValue('本人確認')
    expect(server.requests.filter(({ name }) => name === 'CreateOnboardingQuestionSet')).toEqual([])
    fireEvent.keyDown(name, { key: 'Escape', keyCode: 27 })
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  it('moves a question within its set, and keeps the focus', async () => {
    const { server } = show()
    server.on(operations.SwapOnboardingQuestionJoins, ({ one, other, oneId, otherId }) => ({
      __typename: 'Mutation',
      oneGone: gone(oneId),
      otherGone: gone(otherId),
      one: placed(fixtureIds.nth(6311), one.onboardingQuestionJoin),
      other: placed(fixtureIds.nth(6312), other.onboardingQuestionJoin),
    }))

    await press('Move Client since down')

    await waitFor(() => expect(places()).toEqual(['Bank', 'Client since']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Client since down' })).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Move Client since down' })).toHaveAttribute('aria-disabled')
  })

  it('takes a question out of its set, and gives the focus to the next', async () => {
    const { server } = show()
    server.on(operations.DeleteOnboardingQuestionJoin, ({ id }) => ({
      __typename: 'Mutation',
      deleteOnboardingQuestionJoinById: gone(id),
    }))

    await press('Remove Client since from the set')

    await waitFor(() => expect(places()).toEqual(['Bank']))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove Bank from the set' })).toHaveFocus(),
    )
  })

  it('offers a question the sets only that can still have it', async () => {
    const whole = { questions: [source, bank].filter((each) => each !== undefined) }
    const one = aQuestionJoin({ questionId: bank?.id, questionSetId: someSets[1]?.id })
    show({ ...whole, joins: [one] })

    await screen.findByRole('rowheader', { name: /^Bank/ })
    expect(buttons()).toContain('Add: Source of funds')
    expect(buttons()).not.toContain('Add: Bank')
  })

  it('reports a withdrawn role in place of the removed buttons', async () => {
    const { server, capstan } = show()
    await screen.findByRole('button', { name: 'Add question' })

    mockQuestionsApi(server, { role: 'account_viewer', joins: someJoins })
    await act(() => capstan.queryClient.refetchQueries())

    expect(await screen.findByText(/^Your role in this account has changed/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add question' })).toBeNull()
  })

  it('is empty for an account without questions', async () => {
    show({ type: 'ats' })

    expect(await screen.findByText('Only issuers and brokers have questions of their own.')).toBeVisible()
  })
})

function gone(id: string) {
  return {
    __typename: 'DeleteOnboardingQuestionJoinPayload' as const,
    onboardingQuestionJoin: { __typename: 'OnboardingQuestionJoin' as const, version: '1', id },
  }
}

function placed(id: string, join: object) {
  return {
    __typename: 'CreateOnboardingQuestionJoinPayload' as const,
    onboardingQuestionJoin: { ...aQuestionJoin(), ...join, id },
  }
}
