import type { Chance } from '../randomList.ts'
import type { LivePlatform, Statement } from './livePlatform.ts'
import { option } from './options.ts'

/** The investments that are changed. */
export interface Investments {
  /** The ids of those that one of the person's investors has. */
  ids: string[]
  /** The ids of those that others have by now. */
  lost: string[]
  /** The person's investors. */
  investors: readonly string[]
  allocations: readonly string[]
}

/** A row that stands on the first page of all that is read by id. */
export interface Guest {
  comes(): Statement
  /** It is cancelled: no list of what is open has it any more, though its account still sees it. */
  isCalledOff(): Statement
  goes(): Statement
}

// Of `--rows 2600` one account shows more than a page: a third is drafted, and others have some.
const few = Number(option('--rows') ?? 45)
const many = few + 30

/** Reads the investments of the person's investors, and sees to it that there are enough for heads and pages. */
export async function investmentsOf(platform: LivePlatform, chance: Chance): Promise<Investments> {
  const [first = '', second = '', issuer = ''] = platform.accounts
  // How many may be open is no rule of lists.
  await platform.sql(['drop index app_public.one_open_distribution'])
  // Nor how many units are left, which are too few for a list of several pages.
  if (option('--rows')) await platform.sql(...stockTriggers.map((name): Statement => [without(name)]))
  const ids = async (sql: string, ...values: unknown[]) =>
    (await platform.sql([sql, ...values])).flat().map(({ id }) => String(id))
  const own =
    'select id from app_public.distributions where investor_id in ($1, $2) and not locked order by id'
  const allocations = await ids(
    `select distinct allocation_id as id, issuer_id = $2 as last from app_public.distributions
     where investor_id = $1 order by last, id`,
    first,
    issuer,
  )
  const all = { ids: await ids(own, first, second), lost: [], investors: [first, second], allocations }
  await platform.change(...Array.from({ length: few }, () => create(all, chance)))
  return all
}

const stockTriggers = ['count_units_in', 'count_units']
const without = (trigger: string) => `alter table app_public.distributions disable trigger ${trigger}`

/** A change of an investment that has more or fewer of them, so that their number stays about the same. */
export function comeOrGo(all: Investments, chance: Chance): Statement {
  const { random } = chance
  const grows = all.ids.length < few || (all.ids.length < many && random() < 0.5)
  if (grows) return random() < 0.6 || all.lost.length === 0 ? create(all, chance) : regain(all, chance)
  return random() < 0.6 ? remove(all, chance) : lose(all, chance)
}

function create({ ids, investors, allocations }: Investments, { random, upTo, pick }: Chance): Statement {
  const id = uuid(upTo)
  ids.push(id)
  // The first account has most of them.
  const investor = random() < 0.7 ? investors[0] : pick(investors)
  const amount = upTo(1_000) + (random() < 0.3 ? 0.5 : 0)
  return [insert, id, investor, amount, pick(['open', 'closed', 'drafted']), pick(allocations)]
}

// The texts of a stored seed determine its changes, including the space before a line.
const insert = `insert into app_public.distributions (id, allocation_id, investor_id, issuer_id, owner_id, amount, status)
     select $1, id, $2, owner_id, owner_id, $3, $4 from app_public.allocations where id = $5`

/** An investment of the first investor's that comes and goes, each time another, and is none of those that are changed. */
export function guestOf({ investors, allocations }: Investments): Guest {
  let turn = 0
  const id = () => `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`
  return {
    comes() {
      turn++
      return [insert, id(), investors[0], 950, 'open', allocations[0]]
    },
    isCalledOff: () => [`update app_public.distributions set status = 'deleted' where id = $1`, id()],
    goes: () => ['delete from app_public.distributions where id = $1', id()],
  }
}

function remove(all: Investments, chance: Chance): Statement {
  return ['delete from app_public.distributions where id = $1', take(all.ids, chance)]
}

/** Moves the investment to an account that the user cannot see. */
function lose({ ids, lost, investors }: Investments, chance: Chance): Statement {
  const id = take(ids, chance)
  lost.push(id)
  return [
    `update app_public.distributions set investor_id =
       (select id from app_public.accounts where type = 'investor' and id <> all ($2) order by id limit 1) where id = $1`,
    id,
    investors,
  ]
}

function regain({ ids, lost, investors }: Investments, chance: Chance): Statement {
  const id = take(lost, chance)
  ids.push(id)
  return ['update app_public.distributions set investor_id = $2 where id = $1', id, chance.pick(investors)]
}

function take(ids: string[], { upTo }: Chance): string {
  return ids.splice(upTo(ids.length), 1)[0] ?? ''
}

function uuid(upTo: Chance['upTo']): string {
  const id = '10000000-0000-4000-8000-000000000000'.replace(/0/g, () => upTo(16).toString(16))
  return id.replace(/^../, upTo(256).toString(16).padStart(2, '0'))
}
