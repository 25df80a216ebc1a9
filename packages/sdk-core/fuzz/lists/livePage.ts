import type { CapstanQuery } from '../../src/client/records/recordQuery.ts'
import type { Chance } from '../randomList.ts'
import { connectLive, type LiveClient } from './liveClient.ts'
import type { LivePlatform } from './livePlatform.ts'
import { fullShapes, listShapes } from './listShapes.ts'
import { wordsOf } from './options.ts'
import { documentOf } from './prepareShape.ts'

const { QueryObserver } = await import('@tanstack/query-core')
const { followRecords } = await import('../../src/live/followRecords.ts')
const { recordQuery } = await import('../../src/client/records/recordQuery.ts')
const { distributionRules } = await import('../../src/features/distributions/distributionRules.ts')
const { portfolioQuery } = await import('../../src/features/portfolio/portfolioQuery.ts')

/** A list that may be on the screen. */
export interface ShownList {
  name: string
  query: CapstanQuery<unknown>
  /** The first seeds did not know it. */
  isAdded?: true
  leave?: () => void
}

/** A page with every list there is, as one account sees them, then another. */
export interface LivePage extends LiveClient {
  lists: readonly ShownList[]
  show(list: ShownList): void
  /** Takes a list off the screen; a forgotten one is read again when it is shown again. */
  leave(list: ShownList, isForgotten: boolean): void
  /** Shows the lists of another account instead. */
  changeAccount(account: string): void
}

const isLate = process.argv.includes('--lag')
const words = wordsOf('--lists')
const isMeant = ({ name }: { name: string }) => words?.some((word) => name.includes(word)) ?? true
const documents = [...listShapes, ...(isLate ? [] : fullShapes)].filter(isMeant).map((shape) => ({
  ...shape,
  document: documentOf(shape),
}))

/** Every list, as a client asks for it. */
export function listsOf({ capstan }: Pick<LiveClient, 'capstan'>): ShownList[] {
  capstan.register(distributionRules, { table: 'holdings', shownAs: ['FullHolding'] })
  const shapes = documents.map(({ name, isAdded, ...parts }) => {
    const query = recordQuery(capstan, { ...parts, select: (answer) => answer })
    return { name, isAdded, query }
  })
  const portfolio = portfolioQuery(capstan, { statuses: ['Onboarding', 'Pending', 'Issued'] })
  const all = [...shapes, { name: 'Portfolio', query: portfolio as CapstanQuery<unknown> }] // shown as it is
  return all.filter(isMeant)
}

export function openPage(platform: LivePlatform, chance: Chance): LivePage {
  const client = connectLive(platform, chance)
  const { capstan } = client
  const show = (list: ShownList) => {
    const { entities, ...query } = list.query
    const shown = { ...query, select: (answer: unknown) => answer, retryDelay: 100 }
    const stop = [new QueryObserver(capstan.queryClient, shown).subscribe(() => {})]
    for (const { table, id } of entities) stop.push(followRecords(capstan, table, id))
    list.leave = () => stop.forEach((each) => each())
    client.network.trace.add(`shows ${list.name}`)
  }
  const leave = (list: ShownList, isForgotten: boolean) => {
    client.network.trace.add(`leaves ${list.name}`)
    if (list.leave) list.leave = void list.leave()
    if (isForgotten) capstan.queryClient.removeQueries({ queryKey: list.query.queryKey, exact: true })
  }
  const page = {
    ...client,
    lists: listsOf(client),
    show,
    leave,
    changeAccount(account: string) {
      const shown = page.lists.filter((list) => list.leave).map(({ name }) => name)
      // A screen is left after the account has changed, as a framework does it.
      const before = page.lists
      client.network.trace.add(`is ${account} from now on`)
      capstan.update({ account })
      page.lists = listsOf(client)
      for (const list of page.lists) if (shown.includes(list.name)) show(list)
      for (const list of before) leave(list, false)
    },
  }
  for (const list of page.lists) show(list)
  return page
}
