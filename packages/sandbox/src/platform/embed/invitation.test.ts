import { expect, it } from 'vitest'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import type { NewInvestor } from '../../emulators/investors/newInvestor.ts'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'
import { claimAccount } from '../../testing/accounts/claimAccount.ts'

const page = 'https://invest.larkspur.example'
const prepare = `mutation ($email: String!, $offering: UUID!) { makeDistribution(input: {
  accountEmail: $email, amount: "10", name: "Typed Name", allocationId: $offering }) {
  distribution { id investorId processByProcessId { currentStep } } } }`

interface Prepared {
  id: string
  investorId: string
  processByProcessId: { currentStep: string }
}

aPlatformOnEveryEngine('a vendor that invests for a person by their email', (platform) => {
  const rows = async <Row extends object>(sql: string, values?: unknown[]) =>
    (await platform.db.pool.query<Row>(sql, values)).rows
  const asks = (account: string, more: object = {}) =>
    askForToken(platform.url, { account, origins: [page], ...more })
  const graphql = async (token: string, query: string) => {
    const answer = await platform.browser().ask('/api/v2/graphql', {
      json: { query },
      headers: { authorization: `Bearer ${token}`, origin: page },
    })
    return (await answer.json()) as {
      data?: Record<string, unknown>
      errors?: { extensions: { code: string } }[]
    }
  }

  async function anInvitee() {
    const answer = await platform.browser().ask('/sandbox/investors', { json: { consent: false } })
    return (await answer.json()) as NewInvestor
  }

  async function prepareFor(email: string) {
    const broker = platform.browser()
    await broker.signInTo('broker@capstan.test', 'broker')
    const { data, errors } = await broker.graphql(prepare, {
      variables: { email, offering: offeringIds.short },
    })
    expect(errors).toBeUndefined()
    return (data?.makeDistribution as { distribution: Prepared }).distribution
  }

  it('gets no session for their account, and learns nothing of it', async () => {
    const person = await anInvitee()
    const prepared = await prepareFor(person.email)
    const theirs = await asks(person.accountId)
    const made = await asks(prepared.investorId)
    const read = await graphql(made.token, '{ getUsersData { user { firstName } account { name } } }')
    const birthDates = '{ getUsersData { account { partiesByAccountId { nodes { dateOfBirth } } } } }'

    expect(prepared.investorId).not.toBe(person.accountId)
    expect(theirs.status).toBe(404)
    expect(made).toMatchObject({ status: 201, consent: 'not_needed' })
    expect(read.data).toEqual({
      getUsersData: { user: { firstName: 'Typed' }, account: { name: 'Typed Name' } },
    })
    expect((await graphql(made.token, birthDates)).errors?.[0]?.extensions.code).toBe('not_granted')
  })

  it('sees only the investments it prepared after the investor has claimed the account', async () => {
    const person = await anInvitee()
    const prepared = await prepareFor(person.email)
    const before = await asks(prepared.investorId)
    await claimAccount({ rows }, prepared.investorId, person)
    const answer = await asks(prepared.investorId, { components: ['portfolio', 'invest'] })

    expect((await graphql(before.token, '{ __typename }')).errors?.[0]?.extensions.code).toBe(
      'unauthenticated',
    )
    expect(answer).toMatchObject({
      status: 201,
      consent: 'needed',
      components: ['invitation'],
      continueAt: `${platform.url}/login?next=%2Fdistribution%2F${prepared.id}`,
    })
    const { data } = await graphql(
      answer.token,
      `
        {
          invitations {
            nodes {
              distributionId
              offerWallId
              offeringId
              assetName
              units
              price
              status
              link
            }
          }
        }
      `,
    )
    expect(data?.invitations).toEqual({
      nodes: [
        {
          distributionId: prepared.id,
          offerWallId: accountIds.larkspur,
          offeringId: offeringIds.short,
          assetName: expect.any(String) as string,
          units: '10.000000000000000000',
          price: expect.any(String) as string,
          status: 'open',
          link: answer.continueAt,
        },
      ],
    })
    for (const query of [
      '{ getUsersData { user { firstName } } }',
      '{ allAccounts { totalCount } }',
      '{ allDistributions { nodes { id } } }',
      `mutation { completeStep(input: { stepId: "${prepared.processByProcessId.currentStep}", blob: {} }) { clientMutationId } }`,
    ])
      expect((await graphql(answer.token, query)).errors?.[0]?.extensions.code).toBe('not_granted')
  })

  it('stays as blind when its page refreshes the token, opens a socket or asks for a report', async () => {
    const person = await anInvitee()
    const prepared = await prepareFor(person.email)
    await claimAccount({ rows }, prepared.investorId, person)
    const headers = (token: string) => ({ authorization: `Bearer ${token}`, origin: page })
    const { token: first } = await asks(prepared.investorId)
    const refreshed = await platform
      .browser()
      .ask('/api/v2/embed/sessions/refresh', { method: 'POST', headers: headers(first) })
    const { token, components } = (await refreshed.json()) as { token: string; components: string[] }
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token })

    expect(components).toEqual(['invitation'])
    for (const [table, id] of [
      ['accounts', prepared.investorId],
      ['distributions', prepared.id],
    ])
      expect(await socket.ask({ type: 'subscribe', table, ids: [id] })).toMatchObject({
        type: 'error',
        code: 'not_granted',
      })
    const report = await platform.browser().ask('/api/v2/reports/contacts', { headers: headers(token) })
    expect(report.status).toBe(422)
  })

  it('gets the session it asks for once they have gone on with it by their own sign-in', async () => {
    const person = await anInvitee()
    const prepared = await prepareFor(person.email)
    await claimAccount({ rows }, prepared.investorId, person)
    const browser = platform.browser()
    await browser.signIn(person.email)
    await browser.visit(`/authenticate/role/${prepared.investorId}`)
    const { errors } = await browser.graphql(
      `mutation ($id: UUID!) { completeStep(input: { stepId: $id, blob: {} }) { step { status } } }`,
      { variables: { id: prepared.processByProcessId.currentStep } },
    )

    expect(errors).toBeUndefined()
    expect(await asks(prepared.investorId, { components: ['portfolio'] })).toMatchObject({
      status: 201,
      consent: 'given',
      components: ['portfolio'],
    })
    expect((await asks(person.accountId)).status).toBe(404)
  })
})
