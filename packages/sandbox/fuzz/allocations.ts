// Two vendors and three investors work on a round at once, 1,000 times, on PostgreSQL: invitations, investments, changes of status
// and units, payments, deletions, issuances. A model that knows only the specification replays what was taken, in the order of
// the versions that were answered; then the same people go on one after the other, and the model foretells every answer.
import { randomUUID } from 'node:crypto'
import { accountIds } from '../seed/ids.ts'
import { mulberry32, wholeBetween } from '../seed/random.ts'
import { startPlatform, type Platform } from '../src/platform/startPlatform.ts'
import { aBrowser, type Browser } from '../src/testing/server/aBrowser.ts'
import { aRound, doJobs, type TestRound } from '../src/testing/investments/aRound.ts'
import { TestDatabase } from '../src/testing/database/TestDatabase.ts'
import { refusals, send, type Answer, type Operation } from './allocations/operations.ts'
import { RoundModel } from './allocations/RoundModel.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'
import { booksOf } from './ledger/booksOf.ts'

interface Person {
  browser: Browser
  accountId: string
  email: string
  /** The id of the slice of the round that a vendor owns; none for an investor. */
  slice?: string
}

/** A vendor that sells a thousand rounds within minutes sends more mails than it may in an hour. */
const withoutMailLimits = `
  create or replace function app_private.mail_limits(out per_account int, out per_address int, out span interval)
  language sql immutable set search_path = pg_catalog
  as $$ select 1000000, 1000000, interval '1 hour' $$`

const totalUnits = 100
const brokersUnits = 40

async function sellRounds(platform: Platform, seed: number, total: number): Promise<Findings> {
  const random = mulberry32(seed)
  const database = new TestDatabase()
  await database.use(platform.db)
  await database.rows(withoutMailLimits)
  const [issuer, broker] = [
    await signedIn(platform, 'issuer@capstan.test', 'issuer'),
    await signedIn(platform, 'broker@capstan.test', 'broker'),
  ]
  const counts = { sent: 0, taken: 0, refused: 0, foretold: 0 }
  const defects: string[] = []
  let investors: readonly Person[] = []

  for (let at = 0; at < total; at++) {
    if (at % 8 === 0) investors = await threeInvestors(platform, database, [issuer, broker])
    const round = await aRound(database, { total: '100', security: '1000', authorized: '1000', price: '10' })
    const slices = await sliceUp(database, round)
    const [own, sold] = slices
    const model = new RoundModel(totalUnits, slices)
    const vendors = [
      { ...issuer, slice: own.id },
      { ...broker, slice: sold.id },
    ]
    const found = await sellRound({ model, platform, database, round, vendors, investors, random, counts })
    // The sequence is its place under the seed.
    defects.push(...found.map((defect) => `sequence ${at}: ${defect}`))
  }
  const { sent, taken, refused, foretold } = counts
  const notes = `${sent} operations, ${taken} taken, ${refused} refused, ${foretold} foretold`
  return { runs: total, defects, notes }
}

interface Sale {
  platform: Platform
  model: RoundModel
  database: TestDatabase
  round: TestRound
  vendors: readonly Person[]
  investors: readonly Person[]
  random: () => number
  counts: { sent: number; taken: number; refused: number; foretold: number }
}

async function sellRound(sale: Sale): Promise<string[]> {
  const { model, database, vendors, investors, random, counts } = sale
  const people = [...vendors, ...investors]
  const defects: string[] = []
  const note = (operation: Operation, { code }: Answer) => {
    counts.sent += 1
    if (code === undefined) counts.taken += 1
    else counts.refused += 1
    if (code !== undefined && !refusals[operation.kind].includes(code))
      defects.push(`${describe(operation)} was refused with ${code}`)
  }

  // At once: three rounds of two operations each, so that later ones meet what earlier ones made.
  for (let turn = 0; turn < 3; turn++) {
    const sequences = people.map((person) => [1, 2].map(() => wanted(sale, person)))
    const answers = await Promise.all([
      ...people.map(async ({ browser }, at) => {
        const own: { operation: Operation; answer: Answer }[] = []
        for (const operation of sequences[at] ?? [])
          if (operation) own.push({ operation, answer: await send(browser, operation) })
        return own
      }),
      // The transfer agent issues meanwhile.
      doJobs(database).then(() => []),
    ])
    for (const { operation, answer } of answers.flat()) note(operation, answer)
    const taken = answers.flat().filter(({ answer }) => answer.code === undefined)
    defects.push(...replay(model, taken), ...model.illegal())
  }

  // One after the other: the model says what is taken and what is refused.
  for (let step = 0; step < 10; step++) {
    const person = people[wholeBetween(random, 0, people.length - 1)]
    const operation = person && wanted(sale, person)
    if (!operation) continue
    const isExpected = model.allows(operation)
    const answer = await send(person.browser, operation)
    note(operation, answer)
    counts.foretold += 1
    if (isExpected !== (answer.code === undefined))
      defects.push(`${describe(operation)} was ${answer.code ?? 'taken'}, against the model`)
    if (answer.code === undefined)
      defects.push(...model.apply(operation, answer).map((wrong) => `${describe(operation)}: ${wrong}`))
    defects.push(...model.illegal())
  }
  await issueAll(sale)
  return [...defects, ...(await compare(sale))]
}

/** Does the jobs until each issuance is answered: the platform's own worker may have taken one. */
async function issueAll({ database, round }: Sale): Promise<void> {
  for (let times = 0; times < 200; times++) {
    await doJobs(database)
    const [{ waiting = 0 } = {}] = await database.rows<{ waiting: number }>(requested, [round.id])
    if (waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Applies operations that were sent at once, in the order in which the platform took them: that of the versions of each record. */
function replay(model: RoundModel, taken: readonly { operation: Operation; answer: Answer }[]): string[] {
  const left = [...taken].sort((one, other) => versionOf(one.answer) - versionOf(other.answer))
  const defects: string[] = []
  while (left.length > 0) {
    // An investment that was answered as it was has the version of the write before it: the write comes first.
    const first = left[0]
    const same = left.filter(
      ({ answer }) =>
        first &&
        answer.record?.id === first.answer.record?.id &&
        versionOf(answer) === versionOf(first.answer),
    )
    const write = same.find(({ operation }) => operation.kind !== 'invest') ?? first
    if (!write) break
    left.splice(left.indexOf(write), 1)
    defects.push(
      ...model.apply(write.operation, write.answer).map((wrong) => `${describe(write.operation)}: ${wrong}`),
    )
  }
  return defects
}

const versionOf = ({ record }: Answer) => Number(record?.version ?? 0)

/** Returns something that a person may try, whether or not it is refused. */
function wanted({ model, investors, random }: Sale, { accountId, slice }: Person): Operation | undefined {
  const whole = (least: number, most: number) => wholeBetween(random, least, most)
  const one = <Item>(items: readonly Item[]): Item | undefined => items[whole(0, items.length - 1)]
  const all = [...model.distributions.values()]
  const units = whole(1, 25)
  if (slice === undefined) {
    const own = one(all.filter(({ investor }) => investor === accountId))?.id
    const roll = random()
    if (own !== undefined && roll < 0.25) return { kind: 'change', distribution: own, units }
    if (own !== undefined && roll < 0.4) return { kind: 'withdraw', distribution: own }
    const allocation = one([...model.slices.keys()])
    return allocation === undefined ? undefined : { kind: 'invest', allocation, investor: accountId, units }
  }
  const sold = all.filter(({ allocation }) => allocation === slice)
  const distribution = one(sold)?.id
  const investor = one(investors)
  const roll = random()
  if (roll < 0.05) return { kind: 'slice', allocation: slice, isActive: random() < 0.7 }
  if (distribution === undefined || roll < 0.2)
    return (
      investor && {
        kind: 'invite',
        allocation: slice,
        investor: investor.accountId,
        email: investor.email,
        units,
      }
    )
  if (roll < 0.45)
    return { kind: 'status', distribution, status: one(['drafted', 'open', 'closed']) ?? 'open' }
  if (roll < 0.6) return { kind: 'units', distribution, units }
  if (roll < 0.68) return { kind: 'delete', distribution }
  if (roll < 0.82) return { kind: 'pay', distribution, cents: whole(1, 30_000) }
  if (roll < 0.88) {
    const payments = [...model.payments].filter(([, payment]) =>
      sold.some(({ id }) => id === payment.distribution),
    )
    const payment = one(payments)?.[0]
    return payment === undefined ? undefined : { kind: 'takeBack', payment }
  }
  // The issuer of the round asks, for what its broker sells as well.
  const asked = model.slices.get(slice)?.most === undefined ? one(all)?.id : undefined
  return asked === undefined ? undefined : { kind: 'issue', distribution: asked }
}

/** Returns the differences between the platform's records, figures and books, and the model. */
async function compare({ model, platform, database, round, vendors }: Sale): Promise<string[]> {
  const rows = await database.rows<Stored>(stored, [round.id])
  const [{ entries = '0', unsold = 0 } = {}] = await database.rows<{ entries: string; unsold: number }>(
    balance,
    [round.assetId],
  )
  const { holdings, unbalanced } = await booksOf(platform.db.pool, round.id)
  const { data } = (await vendors[0]?.browser.graphql(figures, { variables: { id: round.id } })) ?? {}
  const { unitsSold, totalPaidInCapital } = (data as { roundById: Figures }).roundById
  const known = [...model.distributions.values()]
  const paidIn = known
    .filter(({ status }) => status !== 'deleted')
    .reduce((sum, { id }) => sum + model.paid(id), 0)
  const held = new Map(holdings.map(({ distribution, amount }) => [distribution, Number(amount)]))
  const differs = (name: string, is: number, expected: number) =>
    is === expected ? [] : [`${name} is ${is}, and ${expected} by the model`]
  return [
    ...differs('the number of distributions', rows.length, known.length),
    ...rows.flatMap(({ id, state, paid }) => {
      const one = model.distributions.get(id)
      const expected = one && `${one.status}, ${one.units}, ${one.isLocked}`
      return [
        ...(state === expected ? [] : [`${id} is ${state}, and ${expected} by the model`]),
        ...differs(`what was paid for ${id}`, Math.round(Number(paid) * 100), model.paid(id)),
      ]
    }),
    ...differs('units sold', Number(unitsSold), model.sold()),
    ...differs('what was paid in', Math.round(Number(totalPaidInCapital) * 100), paidIn),
    ...known.flatMap(({ id, units }) =>
      differs(`what is issued of ${id}`, held.get(id) ?? 0, model.requested.has(id) ? units : 0),
    ),
    ...differs('the sum of the ledger of the asset', Number(entries), 0),
    ...differs('the units counted as sold', unsold, model.sold()),
    ...unbalanced.map((id) => `the entries of ${id} do not sum to zero`),
    ...holdings
      .filter(({ amount, booked }) => amount !== booked)
      .map(({ id }) => `${id} is not what its entries say`),
    ...holdings
      .filter(({ distribution }) => distribution === null || !model.requested.has(distribution))
      .map(({ id }) => `the holding ${id} was asked for by no one`),
  ]
}

interface Stored {
  id: string
  state: string
  paid: string
}
interface Figures {
  unitsSold: string
  totalPaidInCapital: string
}

const stored = `
  select distributions.id, concat_ws(', ', distributions.status, trim_scale(amount),
    case when locked then 'true' else 'false' end) as state, paid_in_capital::text as paid
  from app_public.distributions join app_public.allocations on allocations.id = allocation_id where round_id = $1`
const requested = `
  select count(*)::int as waiting from app_public.distributions join app_public.allocations on allocations.id = allocation_id
  where round_id = $1 and issuance_status = 'requested'`
const balance = `
  select coalesce(sum(entries.amount), 0)::text as entries, (
    select coalesce(sum(units), 0)::int from app_private.units_sold
    join app_public.allocations on allocations.id = allocation_id join app_public.rounds on rounds.id = round_id
    where rounds.asset_id = $1) as unsold
  from app_public.ledger_entries as entries join app_public.rounds on rounds.id = entries.round_id where rounds.asset_id = $1`
const figures = 'query ($id: UUID!) { roundById(id: $id) { unitsSold totalPaidInCapital } }'

/** Divides a round between its issuer, who sells what it has, and a broker, who sells forty units and asks for a qualification. */
async function sliceUp(database: TestDatabase, round: TestRound) {
  const [own, sold] = [randomUUID(), randomUUID()]
  await database.rows(
    `insert into app_public.broker_allocations (round_id, broker_id, status) values ($1, $2, 'accepted')`,
    [round.id, accountIds.larkspur],
  )
  for (const [id, owner, units] of [
    [own, accountIds.halden, null],
    [sold, accountIds.larkspur, brokersUnits],
  ])
    await database.rows(
      `insert into app_public.allocations (id, round_id, owner_id, name, status, managed_units)
       values ($1, $2, $3, 'Slice', 'active', $4)`,
      [id, round.id, owner, units],
    )
  await database.rows(
    `insert into app_public.allocation_qualifications (allocation_id, vendor_qualification_id, execute_order)
     select $1, id, 1 from app_public.vendor_qualifications where account_id = $2 and name = 'Acknowledgement'`,
    [sold, accountIds.larkspur],
  )
  return [
    { id: own, owner: accountIds.halden, isActive: true },
    { id: sold, owner: accountIds.larkspur, isActive: true, most: brokersUnits },
  ] as const
}

async function signedIn(platform: Platform, email: string, type: string): Promise<Person> {
  const browser = aBrowser(platform.url)
  return { browser, email, accountId: await browser.signInTo(email, type) }
}

/** Three new investors, whom both vendors have among their contacts. */
async function threeInvestors(platform: Platform, database: TestDatabase, vendors: readonly Person[]) {
  const investors = await Promise.all([1, 2, 3].map(() => anInvestor(platform)))
  for (const vendor of vendors)
    for (const { accountId, email } of investors)
      await database.rows(
        'insert into app_public.customers (account_id, investor_id, contact_name, email) values ($1, $2, $3, $3)',
        [vendor.accountId, accountId, email],
      )
  return investors
}

async function anInvestor(platform: Platform): Promise<Person> {
  const made = await aBrowser(platform.url).ask('/sandbox/investors', { json: {} })
  const { email } = (await made.json()) as { email: string }
  return signedIn(platform, email, 'investor')
}

const describe = ({ kind, ...about }: Operation) => `${kind} ${JSON.stringify(about)}`

await campaign('allocations', async (seed, isSlice) => {
  const [engine] = await engines('PostgreSQL')
  if (!engine) return { runs: 0, defects: [], notes: 'nothing was sent: there is no PostgreSQL here' }
  const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
  const findings = await sellRounds(platform, seed, isSlice ? 25 : 1_000)
  await platform.close()
  await engine.stop()
  return findings
})
