import type { Chance } from '../randomList.ts'
import type { LivePlatform, Statement } from './livePlatform.ts'

/** Makes random changes that an investor sees, or sees no more. */
export interface RandomChange {
  /** The statements of one change, and its name. */
  next(): { name: string; statement: Statement }
}

export async function createRandomChange(
  platform: LivePlatform,
  { random, upTo, pick }: Chance,
): Promise<RandomChange> {
  const { account } = platform
  const ids = async (sql: string, ...values: unknown[]) =>
    (await platform.sql([sql, ...values])).flat().map(({ id }) => String(id))
  const mine = await ids(
    'select id from app_public.distributions where investor_id = $1 and not locked',
    account,
  )
  const others = await ids(`select id from app_public.accounts where type = 'investor' and id <> $1`, account)
  const [allocation] = await ids('select id from app_public.allocations order by id limit 1')
  const issuers = await ids(
    'select distinct issuer_id as id from app_public.distributions where investor_id = $1',
    account,
  )
  const steps = await ids(
    `select s.id from app_public.steps s join app_public.distributions d on d.process_id = s.process_id where d.investor_id = $1`,
    account,
  )
  const rounds = await ids(
    'select id from app_public.rounds where id in (select row_id from app_private.visible_rows where account_id = $1)',
    account,
  )
  const lost: string[] = []
  const uuid = () =>
    '10000000-0000-4000-8000-000000000000'.replace(/0/g, () => upTo(16).toString(16)).replace(/^../, '7f')
  const amount = () => upTo(1_000) + (random() < 0.3 ? 0.5 : 0)

  const kinds: Record<string, () => Statement | undefined> = {
    amount: () => ['update app_public.distributions set amount = $2 where id = $1', pick(mine), amount()],
    status: () => [
      'update app_public.distributions set status = $2 where id = $1',
      pick(mine),
      pick(['open', 'closed', 'drafted', 'deleted']),
    ],
    note: () => [
      'update app_public.distributions set issuance_note = $2 where id = $1',
      pick(mine),
      random() < 0.3 ? null : String(upTo(1000)),
    ],
    date: () => [
      'update app_public.distributions set created_on = created_on + make_interval(days => $2) where id = $1',
      pick(mine),
      upTo(40) - 20,
    ],
    create() {
      const id = uuid()
      mine.push(id)
      return [
        'insert into app_public.distributions (id, allocation_id, investor_id, issuer_id, owner_id, amount, status) values ($1, $2, $3, $4, $4, $5, $6)',
        id,
        allocation,
        account,
        pick(issuers),
        amount(),
        pick(['open', 'closed', 'drafted']),
      ]
    },
    delete() {
      const id = pick(mine)
      mine.splice(mine.indexOf(id), 1)
      return ['delete from app_public.distributions where id = $1', id]
    },
    lose() {
      const id = pick(mine)
      mine.splice(mine.indexOf(id), 1)
      lost.push(id)
      return ['update app_public.distributions set investor_id = $2 where id = $1', id, pick(others)]
    },
    regain() {
      const id = lost.pop()
      if (id === undefined) return undefined
      mine.push(id)
      return ['update app_public.distributions set investor_id = $2 where id = $1', id, account]
    },
    pay: () => [
      'insert into app_public.distribution_payments (distribution_id, amount, currency, paid_on, investor_id, issuer_id, owner_id) select $1, $2, min(id), current_date, $3, $4, $4 from app_public.currencies',
      pick(mine),
      amount() + 1,
      account,
      pick(issuers),
    ],
    refund: () => [
      `update app_public.distribution_payments set status = 'refunded' where id = (select id from app_public.distribution_payments where distribution_id = $1 limit 1)`,
      pick(mine),
    ],
    rename: () => [
      'update app_public.accounts set name = $2 where id = $1',
      pick(issuers),
      `Renamed ${upTo(6)}`,
    ],
    step: () =>
      steps.length > 0
        ? [
            'update app_public.steps set status = $2 where id = $1',
            pick(steps),
            pick(['pending', 'processing', 'complete', 'failed']),
          ]
        : undefined,
    round: () =>
      rounds.length > 0
        ? ['update app_public.rounds set name = $2 where id = $1', pick(rounds), `Round ${upTo(100)}`]
        : undefined,
    price: () => [
      'update app_public.securities set unit_value = $1 where id = (select security_id from app_public.holdings where investor_id = $2 order by id limit 1)',
      upTo(100) + 1,
      account,
    ],
    showRound: () => [
      'insert into app_private.visible_rows (account_id, row_id) select $1, id from app_public.rounds order by random() limit 1 on conflict do nothing',
      account,
    ],
  }
  const names = Object.keys(kinds)
  const often = ['amount', 'amount', 'amount', 'status', 'status', 'note']

  return {
    next() {
      for (;;) {
        const name = pick(random() < 0.4 ? often : names)
        const statement = mine.length > 5 || name === 'create' ? kinds[name]?.() : undefined
        if (statement) return { name, statement }
      }
    },
  }
}
