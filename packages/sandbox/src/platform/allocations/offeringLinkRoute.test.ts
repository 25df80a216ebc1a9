import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'

const platform = aPlatform()
const make = `mutation ($allocationId: UUID!, $agentId: UUID!) {
  makeAllocationOfferingLink(input: { allocationId: $allocationId, name: "Tour", agentId: $agentId }) {
    allocationOfferingLink { id authorizedLink unauthorizedLink } } }`
const wall = `/offer-wall/${accountIds.larkspur}/offering/${offeringIds['series-b']}`
const invest = `mutation ($id: UUID!, $link: UUID) {
  investorMakeDistribution(input: { offeringId: $id, amount: "10", offeringLinkId: $link }) { distribution { id } } }`

interface Link {
  id: string
  authorizedLink: string
  unauthorizedLink: string
}

async function aLink(): Promise<Link> {
  await platform.value(
    `insert into app_public.vendor_agents (account_id, agent_id, name) values ($1, $2, 'Brightwater')
     on conflict do nothing returning id`,
    [accountIds.larkspur, accountIds.brightwater],
  )
  const broker = platform.browser()
  await broker.signInTo('broker@capstan.test')
  const { data } = await broker.graphql(make, {
    variables: { allocationId: offeringIds['series-b'], agentId: accountIds.brightwater },
  })
  return (data?.makeAllocationOfferingLink as { allocationOfferingLink: Link }).allocationOfferingLink
}

const introductionsOf = (investor: string) =>
  platform.value<string[] | null>(
    'select array_agg(agent_id::text) from app_private.introductions where investor_id = $1',
    [investor],
  )

it('leads a signed-in investor to the offering, and counts an investment made from there', async () => {
  const { id, authorizedLink } = await aLink()
  expect(authorizedLink).toMatch(/^http:\/\/[^/]+\/offering-link\/[0-9a-f-]{36}$/)
  const investor = platform.browser()
  const account = await investor.signInTo('e2e-1@capstan.test')

  const opened = await investor.visit(new URL(authorizedLink).pathname)
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `${wall}?offering_link=${id}`])
  expect(await introductionsOf(account)).toBeNull()

  const { data } = await investor.graphql(invest, { variables: { id: offeringIds['series-b'], link: id } })
  expect(await introductionsOf(account)).toEqual([accountIds.brightwater])
  const { id: distribution } = (data?.investorMakeDistribution as { distribution: { id: string } })
    .distribution
  const agent = platform.browser()
  await agent.signInTo('agent@capstan.test')
  const seen = await agent.graphql(
    `query ($id: UUID!) { distributionById(id: $id) {
    amount accountByInvestorId { name } stepPosition stepCount activeStep
    distributionPricesByDistributionId { totalCount } processByProcessId { id } } }`,
    { variables: { id: distribution } },
  )
  // proves CALL-078
  expect(seen.data?.distributionById).toMatchObject({
    amount: '10.000000000000000000',
    stepPosition: 1,
    stepCount: 5,
    distributionPricesByDistributionId: { totalCount: 0 },
    processByProcessId: null,
  })
})

it('counts for its own offering only, and holds up no investment for being another’s or none', async () => {
  const { id } = await aLink()
  for (const [email, offering, link] of [
    ['e2e-6@capstan.test', offeringIds.dime, id],
    ['e2e-7@capstan.test', offeringIds['series-b'], randomUUID()],
    ['e2e-8@capstan.test', offeringIds['series-b'], null],
  ] as const) {
    const investor = platform.browser()
    const account = await investor.signInTo(email)
    const { errors } = await investor.graphql(invest, { variables: { id: offering, link } })
    expect([errors, await introductionsOf(account)]).toEqual([undefined, null])
  }
})

it('does not count a refused investment, which leaves no data', async () => {
  const { id } = await aLink()
  const investor = platform.browser()
  const account = await investor.signInTo('e2e-9@capstan.test')
  const { errors } = await investor.graphql(invest.replace('"10"', '"99999999"'), {
    variables: { id: offeringIds['series-b'], link: id },
  })
  expect([errors?.[0]?.extensions.code, await introductionsOf(account)]).toEqual([
    'amount_out_of_range',
    null,
  ])
})

it('leads other visitors to sign-in first, and then to the offering', async () => {
  const { id, authorizedLink, unauthorizedLink } = await aLink()
  const path = new URL(authorizedLink).pathname
  const stranger = platform.browser()
  const sentAway = await stranger.visit(path)
  const login = sentAway.headers.get('location') ?? ''
  expect(login).toBe(`/login?next=${encodeURIComponent(path)}`)
  expect(new URL(unauthorizedLink).pathname + new URL(unauthorizedLink).search).toBe(login)

  const page = await stranger.visit(`/authenticate/app-user?next=${encodeURIComponent(path)}`)
  expect(page.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`)
  await stranger.signIn('e2e-2@capstan.test')
  const chosen = await stranger.graphql('{ allUsersAccounts { nodes { accountId } } }')
  const { nodes } = chosen.data?.allUsersAccounts as { nodes: { accountId: string }[] }
  const role = await stranger.visit(
    `/authenticate/role/${nodes[0]?.accountId}?next=${encodeURIComponent(path)}`,
  )
  expect(role.headers.get('location')).toBe(path)
  // proves CALL-078
  expect((await stranger.visit(path)).headers.get('location')).toBe(`${wall}?offering_link=${id}`)
})

it('asks a suspended delegate to choose another account', async () => {
  const { authorizedLink } = await aLink()
  const delegate = platform.browser()
  const account = await delegate.signInTo('investor-viewer@capstan.test')
  const { pathname } = new URL(authorizedLink)
  await platform.value(
    `update app_public.users_accounts set status = 'suspended' where account_id = $1 and role = 'account_viewer'`,
    [account],
  )

  expect((await delegate.visit(pathname)).headers.get('location')).toBe(
    `/account-role?next=${encodeURIComponent(pathname)}`,
  )
})

it('asks a vendor to choose an investor’s account, and knows no other links', async () => {
  const { authorizedLink } = await aLink()
  const broker = platform.browser()
  await broker.signInTo('broker@capstan.test')
  const { pathname } = new URL(authorizedLink)
  expect((await broker.visit(pathname)).headers.get('location')).toBe(
    `/account-role?next=${encodeURIComponent(pathname)}`,
  )
  const investor = platform.browser()
  await investor.signInTo('e2e-3@capstan.test')
  expect((await investor.visit('/offering-link/0e8b4c1a-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await investor.visit('/offering-link/nothing')).status).toBe(404)
})
