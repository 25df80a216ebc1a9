import type { Chance } from '../randomList.ts'
import { addressChanges } from './addressChanges.ts'
import { comeOrGo, guestOf, investmentsOf, type Guest } from './investments.ts'
import type { LivePlatform, Statement } from './livePlatform.ts'
import { option, wordsOf } from './options.ts'
import type { OwnChances } from './ownChances.ts'
import { wallChanges } from './wallChanges.ts'

/** Makes random changes that a person sees, or sees no more. */
export interface RandomChange {
  /**
   * Returns a change of a row, or of the records it shows. When answers may be late, only rows with their own version change: an
   * answer has no version for values computed from other rows, or for a link that lets an account see a row.
   */
  next(isLate: boolean): Statement
  /** Changes of the kinds that were added later, mostly none. */
  added(): Statement[]
  /** A row that comes and goes while nothing else does. */
  guest: Guest
}

/** How to make changes, and how often of all. */
type Kinds = readonly (readonly [often: number, make: () => Statement])[]

const shareOfAdded = Number(option('--added') ?? 0.01)

const pay = `insert into app_public.distribution_payments
  (distribution_id, amount, currency, paid_on, investor_id, issuer_id, owner_id)
  select id, $2, (select min(id) from app_public.currencies), current_date, investor_id, issuer_id, owner_id
  from app_public.distributions where id = $1`
const aPayment =
  '(select id from app_public.distribution_payments where distribution_id = $1 order by id limit 1)'

/** With `--kinds links,names` only such changes are made. */
export async function createRandomChange(
  platform: LivePlatform,
  chance: Chance,
  own: OwnChances,
): Promise<RandomChange> {
  const { random, upTo, pick } = chance
  const [account = '', second = ''] = platform.accounts
  const investments = await investmentsOf(platform, chance)
  const ids = async (sql: string) => (await platform.sql([sql, account])).flat().map(({ id }) => String(id))
  const issuers = await ids(
    'select distinct issuer_id as id from app_public.distributions where investor_id = $1 order by 1',
  )
  const steps = await ids(
    `select steps.id from app_public.steps join app_public.distributions using (process_id)
     where distributions.investor_id = $1 order by 1`,
  )
  const rounds = await ids(
    `select id from app_public.rounds where id in
       (select row_id from app_private.visible_rows where account_id = $1) order by 1`,
  )
  const amount = () => upTo(1_000) + (random() < 0.3 ? 0.5 : 0)
  const mine = () => pick(investments.ids)
  const set = (what: string, ...values: unknown[]): Statement => [
    `update app_public.distributions set ${what} where id = $1`,
    mine(),
    ...values,
  ]

  const kinds: Kinds = [
    [26, () => set('amount = $2', amount())],
    [14, () => set('status = $2', pick(['open', 'closed', 'drafted', 'deleted']))],
    [6, () => set('issuance_note = $2', random() < 0.3 ? null : String(upTo(1000)))],
    [6, () => set('created_on = created_on + make_interval(days => $2)', upTo(40) - 20)],
    [2, () => set('version = version')],
    [4, () => set('investor_id = $2', pick([account, second]))],
    [16, () => comeOrGo(investments, chance)],
    [6, () => [pay, mine(), amount() + 1]],
    [6, () => [`delete from app_public.distribution_payments where id = ${aPayment}`, mine()]],
    [
      3,
      () => [
        `update app_public.distribution_payments set status = 'refunded' where id = ${aPayment}`,
        mine(),
      ],
    ],
  ]
  const names: Kinds = [
    [
      3,
      () => ['update app_public.accounts set name = $2 where id = $1', pick(issuers), `Renamed ${upTo(6)}`],
    ],
    [2, () => ['update app_public.rounds set name = $2 where id = $1', pick(rounds), `Round ${upTo(100)}`]],
  ]
  const workedOut: Kinds = [
    [
      4,
      () => [
        'update app_public.steps set status = $2 where id = $1',
        pick(steps),
        pick(['pending', 'processing', 'complete', 'failed']),
      ],
    ],
    [
      2,
      () => [
        `update app_public.securities set unit_value = $2 where id =
           (select security_id from app_public.holdings where investor_id = $1 order by id limit 1)`,
        account,
        upTo(100) + 1,
      ],
    ],
  ]
  const links: Kinds = [
    [
      2,
      () => [
        `insert into app_private.visible_rows (account_id, row_id)
         select $1, id from app_public.rounds order by md5(id || $2) limit 1 on conflict do nothing`,
        account,
        String(upTo(100)),
      ],
    ],
    [
      3,
      () => [
        'delete from app_private.visible_rows where account_id = $1 and row_id = $2',
        account,
        pick(rounds),
      ],
    ],
  ]
  const each = (some: Kinds) => some.flatMap(([often, make]) => Array.from({ length: often }, () => make))
  const wanted = wordsOf('--kinds')?.flatMap((name) => each({ names, links }[name] ?? []))
  const [rows, all] = [each([...kinds, ...names]), each([...kinds, ...names, ...workedOut, ...links])]
  const more = [...wallChanges(account), ...addressChanges(account)]
  return {
    next: (isLate) => pick(wanted ?? (isLate ? rows : all))(),
    added: () =>
      more.flatMap(({ name, make }) => (own(name).random() < shareOfAdded ? [make(own(name))] : [])),
    guest: guestOf(investments),
  }
}
