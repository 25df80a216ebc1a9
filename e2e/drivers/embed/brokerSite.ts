import type { Browser } from '@playwright/test'
import { embedPlace } from '../../places'
import type { NewInvestor } from '../people/newInvestor'
import { ask } from '../platform'
import { startSessionOf } from '../people/startSession'
import { serveVendorSite, type VendorSite } from './vendorSite'

/** A site of the demo broker's that shows one block of ours to an investor of theirs. */
export async function serveBrokerSite(
  browser: Browser,
  { accountId }: NewInvestor,
  block: { imports: string; jsx: string; components?: string[] },
): Promise<VendorSite & { secret: string }> {
  const context = await browser.newContext()
  await startSessionOf(context, 'broker@capstan.test')
  const { components = ['invest', 'setup', 'steps'] } = block
  const input = { name: `Site ${Date.now()}`, origins: ['http://127.0.0.1:*'], components }
  const { makeEmbedKey } = await ask<Made>(context, makeKey, { input })
  await context.close()
  const { secret } = makeEmbedKey.newEmbedKey
  const site = await serveVendorSite({
    secret,
    session: { account: accountId, components },
    script: `
      ${block.imports}
      const offering = { offeringId: '${embedPlace.OFFERING}', offerWallId: '${embedPlace.OFFER_WALL}' }
      show(connect('${accountId}'), ${block.jsx})`,
  })
  return { ...site, secret }
}

interface Made {
  makeEmbedKey: { newEmbedKey: { secret: string } }
}

const makeKey =
  'mutation ($input: MakeEmbedKeyInput!) { makeEmbedKey(input: $input) { newEmbedKey { secret } } }'
