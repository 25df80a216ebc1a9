import type { Browser, Page } from 'playwright'
import { ask, origin, type State } from './stage.ts'

/** The response of a round page to changes while it was open. */
export interface LiveResult {
  changes: number
  seconds: number
  /** Milliseconds between two frames, the longest first. */
  frames: number[]
  /** The final value on the page, and the expected one. */
  shown: string
  expected: string
}

/**
 * Makes a number of deployments of one dollar in a minute, in another session of the issuer, while the page of the round is open.
 */
export async function liveRound(browser: Browser, storageState: State, changes: number): Promise<LiveResult> {
  const context = await browser.newContext({ storageState, baseURL: origin })
  // A separate browser context keeps the writer's work out of the measured page.
  const elsewhere = await browser.newContext({ storageState, baseURL: origin })
  const writer = await elsewhere.newPage()
  await writer.goto('/healthz')
  const roundId = await makeRound(writer)
  const page = await context.newPage()
  await page.goto(`/asset-class/${roundId}/manage`)
  const deployed = page.getByText('Deployed Capital').locator('..')
  await deployed.waitFor()
  await page.evaluate(watchFrames)

  const start = performance.now()
  const every = 60_000 / 1000
  const sent: Promise<unknown>[] = []
  for (let change = 0; change < changes; change++) {
    const wait = start + change * every - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    sent.push(ask(writer, deploy, { input: { capitalDeployment: aDollar(roundId) } }))
  }
  await Promise.all(sent)
  const seconds = (performance.now() - start) / 1000
  const expected = `$${changes.toLocaleString('en-US')}.00`
  await deployed
    .filter({ hasText: expected })
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined)
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const shown = (await deployed.textContent()) ?? ''
  await Promise.all([context.close(), elsewhere.close()])
  return { changes, seconds, frames: frames.toSorted((a, b) => b - a), shown, expected }
}

function watchFrames(): void {
  const frames: number[] = []
  Object.assign(window, { frames })
  let before = performance.now()
  const next = (now: number) => {
    frames.push(now - before)
    before = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

// The one currency there is: US dollars.
const aDollar = (roundId: string) => ({
  ...{ roundId, currency: 1, amount: '1', paidOn: '2026-01-15', note: 'Bench' },
})

async function makeRound(page: Page): Promise<string> {
  const name = `Bench ${Date.now()}`
  const asset = { name, type: 'Equity', status: 'active', authorizedTotal: '2000' }
  const { createAsset } = await ask<{ createAsset: { asset: { id: string } } }>(page, addAsset, {
    input: { asset },
  })
  const input = {
    ...{ assetId: createAsset.asset.id, name, termsUrl: 'https://dataroom.example/bench', price: '12.5' },
    ...{ total: '1000', opensOn: '2025-02-02', closesOn: '2035-12-18', status: 'active' },
  }
  const made = await ask<{ makeRound: { round: { id: string } } }>(page, addRound, { input })
  return made.makeRound.round.id
}

const addAsset = 'mutation ($input: CreateAssetInput!) { createAsset(input: $input) { asset { id } } }'
const addRound = 'mutation ($input: MakeRoundInput!) { makeRound(input: $input) { round { id } } }'
const deploy =
  'mutation ($input: CreateCapitalDeploymentInput!) { createCapitalDeployment(input: $input) { clientMutationId } }'
