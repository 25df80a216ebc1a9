import { setTimeout as wait } from 'node:timers/promises'
import { option } from './options.ts'
import type { Chance } from '../randomList'
import type { LivePage } from './livePage'
import type { LivePlatform } from './livePlatform'
import type { OwnChances } from './ownChances'
import type { RandomChange } from './randomChange'
import type { FaultPlan } from './faultPlan'

export interface Hundred {
  platform: LivePlatform
  page: LivePage
  changes: RandomChange
  faultPlan: FaultPlan
  luck: Chance
  own: OwnChances
  counts: Record<'changes' | 'refused' | 'switches' | 'drops' | 'late' | 'during', number>
}

/** In how many hundreds, from 0 to 1; the option is for where a rule is looked for. */
const share = Number(option('--during') ?? 0.2)
/** A page receives a change event within this time, or not at all. */
const toldWithin = 2_000
/** A page applies an event within this time: a table that changes all the time is requested about twice a second. */
const takenUpWithin = 700

/**
 * Makes the last change of a hundred while a list is read, for the first time or again: its answer, or its first page, is delayed
 * until the page has received the change event. No change follows, so that a lost one stays lost.
 *
 * A row is added or removed. The first shifts later rows down, so that a page read by offset repeats one; the second shifts them
 * up, so that one is in no page.
 */
export async function changeDuringRead({ platform, page, changes, own, counts }: Hundred): Promise<void> {
  const { random, pick } = own('during a read')
  if (random() >= share) return
  const list = pick(page.lists)
  if (!list.leave) page.show(list)
  const { guest } = changes
  const leaves = own('leaves during a read').random() < 0.5
  await platform.change(guest.goes())
  if (leaves) await platform.change(guest.comes())
  await page.quiet(300)
  const held = page.network.hold()
  if (own('first read').random() < 0.5) {
    page.leave(list, true)
    page.show(list)
  } else void page.capstan.queryClient.refetchQueries({ queryKey: list.query.queryKey, exact: true })
  await held.isHere
  // Of several that are read together, the others.
  await wait(100)
  const pushesBefore = page.network.traffic.pushes
  const [changed = 0] = await platform.change(leaves ? guest.isCalledOff() : guest.comes())
  counts.changes += changed
  counts.during += changed
  const until = performance.now() + toldWithin
  while (page.network.traffic.pushes === pushesBefore && performance.now() < until) await wait(10)
  await wait(takenUpWithin)
  held.release()
  await page.quiet(300)
}
