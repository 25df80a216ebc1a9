import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../randomList.ts'
import type { LivePage, ShownList } from './livePage.ts'
import { changeDuringRead, type Hundred } from './changeDuringRead.ts'
import { noTrouble } from './network.ts'
import { option } from './options.ts'

/** Lists are compared often enough to see differences that would soon correct themselves. */
const wanted = Number(option('--every') ?? 100)

/**
 * Makes a hundred changes, some of them up to twenty in a transaction, and waits until nothing is on its way. What was added
 * later does not count, so that the hundreds of a seed stay the same.
 */
export async function changeHundred(hundred: Hundred): Promise<void> {
  const { platform, page, changes, faultPlan, luck, own, counts } = hundred
  const { random, upTo, pick } = luck
  if (faultPlan.lag > 0) await platform.lag(faultPlan.lag)
  page.network.trouble = faultPlan.trouble
  page.network.isOneServer = faultPlan.lag > 0
  for (let made = 0; made < wanted;) {
    const together = random() < 0.1 ? 1 + upTo(20) : 1
    // A link has no version: behind a late replica, it is unknown whether it has arrived.
    const some = Array.from({ length: together }, () => changes.next(faultPlan.lag > 0))
    const more = faultPlan.lag > 0 ? [] : changes.added()
    const rows = await platform.change(...some, ...more)
    const done = rows.filter((count) => count > 0).length
    made += rows.slice(0, together).filter((count) => count > 0).length
    counts.changes += done
    counts.refused += rows.length - done
    if (faultPlan.lag > 0) counts.late += done
    if (random() < faultPlan.drops) {
      page.drop()
      counts.drops++
    }
    if (random() < faultPlan.visits) visit(page, pick(page.lists.filter(({ isAdded }) => !isAdded)), luck)
    for (const list of page.lists.filter(({ isAdded }) => isAdded))
      if (own(list.name).random() < faultPlan.visits / page.lists.length) visit(page, list, own(list.name))
    if (random() < faultPlan.switches) {
      page.changeAccount(pick(platform.accounts))
      counts.switches++
    }
    await wait(random() < 0.05 ? upTo(200) : upTo(8))
  }
  page.network.trouble = noTrouble
  await page.quiet(300)
  // Behind a late replica the answer would be read late as well.
  if (faultPlan.lag === 0) await changeDuringRead(hundred)
}

function visit(page: LivePage, list: ShownList | undefined, { random }: Chance): void {
  if (!list?.leave) return list && page.show(list)
  page.leave(list, random() < 0.5)
  // The socket of a page without lists is closed, so the page would not know when changes have ended.
  if (!page.lists.some(({ leave }) => leave)) page.show(list)
}
