import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../randomList.ts'
import type { LivePage } from './livePage.ts'
import type { LivePlatform } from './livePlatform.ts'
import { noTrouble } from './network.ts'
import type { RandomChange } from './randomChange.ts'
import type { Weather } from './weather.ts'

export interface Hundred {
  platform: LivePlatform
  page: LivePage
  changes: RandomChange
  weather: Weather
  luck: Chance
  counts: Record<'changes' | 'refused' | 'switches' | 'drops' | 'late', number>
}

/** Makes a hundred changes, some of them up to twenty in a transaction, and waits until nothing is on its way. */
export async function changeHundred({
  platform,
  page,
  changes,
  weather,
  luck,
  counts,
}: Hundred): Promise<void> {
  const { random, upTo, pick } = luck
  if (weather.lag > 0) await platform.lag(weather.lag)
  page.network.trouble = weather.trouble
  page.network.isOneServer = weather.lag > 0
  for (let made = 0; made < 100;) {
    const together = random() < 0.1 ? 1 + upTo(20) : 1
    // A link has no version: behind a late replica nobody can tell whether it is there yet.
    const some = Array.from({ length: together }, () => changes.next(weather.lag > 0))
    const rows = await platform.change(...some)
    const done = rows.filter((count) => count > 0).length
    made += done
    counts.changes += done
    counts.refused += together - done
    if (weather.lag > 0) counts.late += done
    if (random() < weather.drops) {
      page.drop()
      counts.drops++
    }
    if (random() < weather.visits) visit(page, luck)
    if (random() < weather.switches) {
      page.changeAccount(pick(platform.accounts))
      counts.switches++
    }
    await wait(random() < 0.05 ? upTo(200) : upTo(8))
  }
  page.network.trouble = noTrouble
  await page.quiet(300)
}

function visit(page: LivePage, { random, pick }: Chance): void {
  const list = pick(page.lists)
  if (list.leave) page.leave(list, random() < 0.5)
  else page.show(list)
}
