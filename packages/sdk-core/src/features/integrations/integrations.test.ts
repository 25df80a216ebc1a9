import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { operations } from '../../testing/operations.generated'
import { addIntegration } from './addIntegration'
import { integrationsQuery } from './integrationsQuery'
import { addedIntegrationAnswer, anAddedIntegration, anIntegration, integrationsAnswer } from './testing'

describe('integrations', () => {
  it.each([
    ['investor', ['portfolio']],
    ['broker', ['signing', 'payment', 'information', 'compliance']],
  ] as const)('are asked for by the types that an account of type %s is offered', async (type, types) => {
    const { server, capstan } = anInstance()
    const asked: unknown[] = []
    server.on(operations.Integrations, (variables) => {
      asked.push(variables)
      return integrationsAnswer([])
    })

    await integrationsQuery(capstan, type).queryFn({ signal: new AbortController().signal })

    expect(asked).toEqual([{ types }])
  })

  it('stand in the order of their types, each with its steps in order', async () => {
    const { server, capstan } = anInstance()
    const added = anAddedIntegration()
    const signing = anIntegration({ added: { ...added, steps: added.steps.toReversed() } })
    const payment = anIntegration({ id: fixtureIds.nth(740), type: 'payment', partner: null })
    server.on(operations.Integrations, () => integrationsAnswer([payment, signing]))
    const query = integrationsQuery(capstan, 'issuer')

    const read = query.select(await query.queryFn({ signal: new AbortController().signal }))

    expect(read).toMatchObject([{ type: 'signing' }, { type: 'payment', partner: null, added: null }])
    expect(read[0]?.added?.steps.map(({ order }) => order)).toEqual(
      added.steps.map(({ order }) => order).toSorted(),
    )
  })

  it('include added records at once', async () => {
    const { server, capstan } = anInstance()
    const added = anAddedIntegration()
    let isAdded = false
    server.on(operations.Integrations, () =>
      integrationsAnswer([anIntegration({ added: isAdded ? added : null })]),
    )
    server.on(operations.CreateAccountIntegration, () => {
      isAdded = true
      return {
        __typename: 'Mutation',
        createAccountIntegration: {
          __typename: 'CreateAccountIntegrationPayload',
          accountIntegration: addedIntegrationAnswer(added),
        },
      }
    })
    const observer = new QueryObserver(capstan.queryClient, integrationsQuery(capstan, 'issuer'))
    onTestFinished(observer.subscribe(() => undefined))
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.[0]?.added).toBeNull())

    expect(await addIntegration(capstan, anIntegration())).toMatchObject({ id: added.id })

    expect(observer.getCurrentResult().data?.[0]?.added).toMatchObject({
      id: added.id,
      status: 'in_progress',
    })
  })
})
