import { randomInt, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseReportedPayment, receivePayment } from '../../emulators/payment/receivePayment.ts'
import { aRound, doJobs } from '../../testing/aRound.ts'
import { aVendor, type TestAccount } from '../../testing/aVendor.ts'
import { codeOf } from '../../testing/codeOf.ts'
import { onOneEngine } from '../../testing/onEveryEngine.ts'
import { type Act, type ModelInvestment, RaisingModel } from '../../testing/raisingModel.ts'
import type { Actor, TestDatabase } from '../../testing/TestDatabase.ts'

/** `RAISING_SEQUENCES=1000` runs them all; `RAISING_SEED` repeats a run. */
const sequences = Number(process.env.RAISING_SEQUENCES ?? 8)
const firstSeed = Number(process.env.RAISING_SEED ?? randomInt(1e9))
const turns = 6

onOneEngine('two vendors and three investors who raise money at once', (database) => {
  it(
    `keep to the model in ${sequences} sequences from seed ${firstSeed}`,
    async () => {
      let [asked, refused] = [0, 0]
      for (let seed = firstSeed; seed < firstSeed + sequences; seed += 1) {
        const sequence = await aSequence(database, seed)
        for (let turn = 0; turn < turns; turn += 1) {
          const outcome = await sequence.takeTurn()
          asked += outcome.asked
          refused += outcome.refused
          expect(await sequence.platformSays(), `seed ${seed}, turn ${turn}`).toEqual(sequence.modelSays())
        }
      }
      const [ledger] = await database.rows<{ off: number }>(
        `select count(*)::int as off from (
           select security_id from app_public.ledger_entries group by security_id having sum(amount) <> 0) as unequal`,
      )
      expect(ledger).toEqual({ off: 0 })
      console.info(`${sequences} sequences, seed ${firstSeed}: ${asked} acts, ${refused} refused`)
    },
    sequences * 20_000,
  )
})

/** A round of 60 units that an issuer and a broker with 30 of them sell to three investors. */
async function aSequence(database: TestDatabase, seed: number) {
  const random = generator(seed)
  const below = (most: number) => Math.floor(random() * most)
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)]
  const [issuer, broker] = [await aVendor(database), await aVendor(database, 'broker')]
  const vendors = [issuer, broker] as const
  const units = { total: '60', security: '60', authorized: '60' }
  const round = await aRound(database, { ...units, price: '10', issuerId: issuer.accountId })
  const allocations = [randomUUID(), randomUUID()] as const
  await database.rows(
    `insert into app_public.broker_allocations (round_id, broker_id, status) values ($1, $2, 'accepted')`,
    [round.id, broker.accountId],
  )
  for (const index of [0, 1] as const)
    await database.rows(
      `insert into app_public.allocations (id, round_id, owner_id, name, status, managed_units)
       values ($1, $2, $3, 'Slice', 'active', $4)`,
      [allocations[index], round.id, vendors[index].accountId, index === 0 ? null : '30'],
    )
  const emails = [1, 2, 3].map((n) => `${n}-${randomUUID()}@raise.example`)
  const investors = new Map<string, Actor>()
  const model = new RaisingModel(60, 30)

  /** What each account does next; no two of them about the same investment or payment. */
  const chooseActs = (): Act[] => {
    const taken = new Set<object>()
    const take = <Item extends object>(item: Item | undefined): Item | undefined => {
      if (!item || taken.has(item)) return undefined
      taken.add(item)
      return item
    }
    const own = (vendor: 0 | 1) => model.investments.filter((one) => one.vendor === vendor)
    const acts: (Act | undefined)[] = ([0, 1] as const).map((vendor) => {
      const kind = below(10)
      const email = oneOf(emails) ?? ''
      if (kind < 3) return { kind: 'invite', vendor, email, units: 1 + below(25) }
      if (kind === 7) {
        const part = oneOf(model.parts.filter(({ payment }) => payment.vendor === vendor))
        return part && take(part.payment) && take(part.investment) && { kind: 'undo', part }
      }
      if (kind === 8) {
        const payment = oneOf(model.payments.filter((one) => one.vendor === vendor))
        const parts = model.parts.filter((part) => part.payment === payment)
        const isFree = parts.every(({ investment }) => !taken.has(investment))
        if (!payment || !isFree || !take(payment)) return undefined
        for (const { investment } of parts) taken.add(investment)
        return { kind: 'return', payment }
      }
      if (kind === 6) {
        const payment = take(oneOf(model.payments.filter((one) => one.vendor === vendor)))
        const investment = payment && take(oneOf(own(vendor)))
        return payment && investment && { kind: 'match', payment, investment, cents: 1 + below(20_000) }
      }
      // The issuer has the investments of the broker issued as well.
      const investment = take(oneOf(kind === 9 && vendor === 0 ? model.investments : own(vendor)))
      if (!investment) return undefined
      if (kind === 3) return { kind: 'delete', investment }
      if (kind === 5) return { kind: 'pay', investment, cents: 1 + below(20_000) }
      if (kind === 9 && vendor === 0) return { kind: 'issue', investment }
      const status = oneOf(['drafted', 'open', 'closed', 'closed'] as const) ?? 'closed'
      return { kind: 'status', investment, status }
    })
    for (const email of emails) {
      const investment = below(4) === 0 && take(oneOf(model.investments.filter((one) => one.email === email)))
      if (investment) acts.push({ kind: 'withdraw', investment })
    }
    return acts.filter((act) => act !== undefined)
  }

  const send = async (act: Act): Promise<{ id: string; code: unknown }> => {
    const { actor, source, variables } = requestOf(act, { vendors, allocations, investors })
    const answer = await database.ask(actor, source, variables)
    const made = Object.values(answer.data ?? {})[0] as { distribution?: { id: string } } | null
    return { id: made?.distribution?.id ?? '', code: codeOf(answer) }
  }

  return {
    async takeTurn() {
      for (const vendor of [0, 1] as const)
        if (below(3) === 0)
          model.payments.push(await arrive(database, vendor, vendors[vendor], 1 + below(30_000)))
      const acts = chooseActs()
      const before = acts.map((act) => ({
        allowed: model.allows(act),
        contended: isContended(model, act, acts),
      }))
      const answers = await Promise.all(acts.map(send))
      let refused = 0
      for (const [index, act] of acts.entries()) {
        const [answer, { allowed, contended } = { allowed: false, contended: false }] = [
          answers[index],
          before[index],
        ]
        const isDone = answer?.code === undefined
        const told = `seed ${seed}: ${JSON.stringify(act)} was answered with ${String(answer?.code)}`
        expect(answer?.code, told).not.toBe('internal')
        if (!contended) expect(isDone, told).toBe(allowed)
        if (!isDone) refused += 1
        else model.apply(act, await idOf(act, answer?.id ?? ''))
      }
      expect(model.free(0), `seed ${seed}: no more is sold than there is`).toBeGreaterThanOrEqual(0)
      expect(model.free(1), `seed ${seed}: no more is sold than the broker has`).toBeGreaterThanOrEqual(0)
      await addPeople()
      if (below(2) === 0) {
        await doJobs(database)
        model.approveAll()
      }
      return { asked: acts.length, refused }
    },
    modelSays: () => ({
      sold: [model.sold(0), model.sold(1)],
      investments: byId(
        model.investments.map(({ id, status, issuance, units, paid }) => ({
          ...{ id, status, issuance, units, paid },
          held: issuance === 'approved' ? units : 0,
        })),
      ),
    }),
    async platformSays() {
      const investments = await database.rows<{ id: string }>(
        `select id, status, issuance_status as issuance, amount::int as units, (paid_in_capital * 100)::int as paid,
           coalesce((select sum(amount) from app_public.holdings where distribution_id = distributions.id), 0)::int as held
         from app_public.distributions where allocation_id = any ($1)`,
        [allocations],
      )
      const sold = await database.rows<{ id: string; units: number }>(
        'select allocation_id as id, units::int from app_private.units_sold where allocation_id = any ($1)',
        [allocations],
      )
      const soldBy = (id: string) => sold.find((one) => one.id === id)?.units ?? 0
      return { sold: allocations.map(soldBy), investments: byId(investments) }
    },
  }

  async function idOf(act: Act, id: string): Promise<string> {
    if (act.kind !== 'match') return id
    const [part] = await database.rows<{ id: string }>(
      `select id from app_public.received_payment_parts where received_payment_id = $1 and distribution_id = $2
       and not id = any ($3)`,
      [act.payment.id, act.investment.id, model.parts.map((known) => known.id)],
    )
    return part?.id ?? ''
  }

  /** Each investor that was invited gets a person, and an account that units can be issued to. */
  async function addPeople() {
    for (const { id } of model.investments) {
      if (investors.has(id)) continue
      const [row] = await database.rows<{ investor: string }>(
        'select investor_id as investor from app_public.distributions where id = $1',
        [id],
      )
      const accountId = row?.investor ?? ''
      const known = [...investors.values()].find((actor) => actor.accountId === accountId)
      const userId = known?.userId ?? randomUUID()
      if (!known) {
        await database.rows(
          `insert into app_public.users (id, first_name, last_name, emails) values ($1, 'Rae', 'Test', $2)`,
          [userId, [`${userId}@raise.example`]],
        )
        await database.rows(
          `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_admin')`,
          [userId, accountId],
        )
        await database.rows('update app_public.accounts set setup = true where id = $1', [accountId])
      }
      investors.set(id, { userId, accountId })
    }
  }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** True when what another account asks for at the same moment decides as well: units, or the one open investment. */
function isContended(model: RaisingModel, act: Act, acts: readonly Act[]): boolean {
  const others = acts.filter((other) => other !== act)
  if (act.kind !== 'invite' && !(act.kind === 'status' && act.status === 'open')) return false
  const { vendor, email } = act.kind === 'invite' ? act : act.investment
  const meets = ({ vendor: seller, email: buyer }: Pick<ModelInvestment, 'vendor' | 'email'>) =>
    seller === vendor && buyer === email
  const isSame = others.some((other) =>
    other.kind === 'invite' ? meets(other) : 'investment' in other && meets(other.investment),
  )
  if (act.kind !== 'invite') return isSame
  const taken = others.reduce((sum, other) => sum + (other.kind === 'invite' ? other.units : 0), 0)
  const given = others.reduce(
    (sum, other) => sum + (other.kind === 'delete' || other.kind === 'withdraw' ? other.investment.units : 0),
    0,
  )
  const free = model.free(vendor)
  return isSame || (act.units > free - taken && act.units <= free + given)
}

async function arrive(database: TestDatabase, vendor: 0 | 1, { accountId }: TestAccount, cents: number) {
  const key = randomUUID()
  await receivePayment(
    database.db,
    parseReportedPayment({ key, accountId, amount: (cents / 100).toFixed(2) }),
  )
  const [row] = await database.rows<{ id: string }>(
    'select id from app_public.received_payments where provider_key = $1',
    [key],
  )
  return { id: row?.id ?? '', vendor, cents, matched: 0, isReturned: false }
}

interface Around {
  vendors: readonly [TestAccount, TestAccount]
  allocations: readonly [string, string]
  /** By the id of an investment. */
  investors: ReadonlyMap<string, Actor>
}

/** The request that an act is. */
function requestOf(act: Act, { vendors, allocations, investors }: Around) {
  const mutation = (name: string, text: string) =>
    `mutation { ${name}(input: { ${text} }) ${answers[name] ?? ''} }`
  const as = (actor: Actor | undefined, name: string, text: string) => ({
    actor: actor ?? { userId: randomUUID(), accountId: null },
    source: mutation(name, text),
    variables: {},
  })
  const money = (cents: number) => `"${(cents / 100).toFixed(2)}"`
  switch (act.kind) {
    case 'invite':
      return as(
        vendors[act.vendor].as(),
        'makeDistribution',
        `accountEmail: "${act.email}", name: "Rae Test", amount: "${act.units}", allocationId: "${allocations[act.vendor]}"`,
      )
    case 'status':
      return as(
        vendors[act.investment.vendor].as(),
        'updateDistributionById',
        `id: "${act.investment.id}", patch: { status: "${act.status}" }`,
      )
    case 'delete':
      return as(vendors[act.investment.vendor].as(), 'deleteDistributionById', `id: "${act.investment.id}"`)
    case 'withdraw':
      return as(
        investors.get(act.investment.id),
        'investorWithdrawDistribution',
        `distributionId: "${act.investment.id}"`,
      )
    case 'issue':
      return as(
        vendors[0].as(),
        'makeTaRequestDistributionIssuances',
        `distributionIds: ["${act.investment.id}"]`,
      )
    case 'pay':
      return as(
        vendors[act.investment.vendor].as(),
        'createDistributionPayment',
        `distributionPayment: { distributionId: "${act.investment.id}", amount: ${money(act.cents)}, paidOn: "2026-01-15" }`,
      )
    case 'match':
      return as(
        vendors[act.payment.vendor].as(),
        'matchPayment',
        `id: "${act.payment.id}", distributionId: "${act.investment.id}", amount: ${money(act.cents)}`,
      )
    case 'undo':
      return as(vendors[act.part.payment.vendor].as(), 'undoPaymentMatch', `id: "${act.part.id}"`)
    case 'return':
      return as(vendors[act.payment.vendor].as(), 'returnPayment', `id: "${act.payment.id}"`)
  }
}

const answers: Record<string, string> = {
  ...{ makeDistribution: '{ distribution { id } }', updateDistributionById: '{ distribution { id } }' },
  ...{ deleteDistributionById: '{ distribution { id } }', matchPayment: '{ receivedPayment { id } }' },
  ...{
    investorWithdrawDistribution: '{ distribution { id } }',
    undoPaymentMatch: '{ receivedPayment { id } }',
  },
  ...{ makeTaRequestDistributionIssuances: '{ distributions { id } }' },
  ...{
    createDistributionPayment: '{ distributionPayment { id } }',
    returnPayment: '{ receivedPayment { id } }',
  },
}

/** The generator mulberry32: the same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
