import { HoldingsGrid } from '@capstan/sdk-react/holdings'
import { frame } from '../page/frames.ts'
import { offer } from '../page/harness.ts'
import { byHand, count, mountOurs, prepare, press, until } from './page.tsx'

// As it is shipped: it asks a platform for pages of rows, and for all of them when its reader wants them.
offer({
  ...byHand,
  mount: (root) => mountOurs(root, <HoldingsGrid />),
  async prepare(wanted) {
    if (wanted === 'client mode') await loadAll()
    else if (wanted === '10,000 rows') await scrollTo(10_000)
    else await prepare(wanted)
  },
  append: () => void byHand.scroller()?.scrollBy({ top: notch }),
})

/** The distance from the end of its rows at which it requests more, and a step of the wheel, in pixels. */
const [reach, notch] = [512, 100]

async function loadAll(): Promise<void> {
  await press('Load all')
  await until(() => !document.querySelector('.capstan-grid-status button'))
}

async function scrollTo(rows: number): Promise<void> {
  while (count() < rows) {
    const before = count()
    showEnd()
    await until(() => count() > before)
  }
  await stopBeforeEnd()
}

/** So near the end that the next step of a wheel asks for rows. */
async function stopBeforeEnd(): Promise<void> {
  const { scrollHeight = 0, clientHeight = 0 } = byHand.scroller() ?? {}
  const { top, bottom } = byHand.covered()
  byHand.scroller()?.scrollTo({ top: scrollHeight - clientHeight - top - bottom - reach - notch / 2 })
  for (let frames = 0; frames < 5; frames++) await frame()
}

/** The next page comes when the end is near. */
function showEnd(): void {
  byHand.scroller()?.scrollTo({ top: 1e9 })
}
