import type { FastifyInstance } from 'fastify'
import { cookieSession } from '../auth/cookieSession.ts'
import { makePublicCors } from '../auth/cors.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'

const support = 'https://support.capstan.example'

/** Returns the configuration that an app needs before sign-in. */
export function platformConfig(
  { origins, hasEmulators }: PlatformServices,
  env: NodeJS.ProcessEnv = process.env,
) {
  return {
    product: {
      slug: 'capstan',
      name: env.PRODUCT_NAME ?? 'Capstan',
      nativeChain: 'capstan-hawknet',
      exchange: exchangeOf({ origins, hasEmulators }, env),
    },
    providerOrigin: hasEmulators ? origins.provider : null,
    supportUrls: {
      investor: env.SUPPORT_URL_INVESTOR ?? `${support}/investors`,
      admin: env.SUPPORT_URL_ADMIN ?? `${support}/administrators`,
    },
    termsUrl: env.TERMS_URL ?? 'https://capstan.example/terms',
    privacyUrl: env.PRIVACY_URL ?? 'https://capstan.example/privacy',
    externalLogoUrl: env.EXTERNAL_LOGO_URL ?? null,
    brand: env.CAPSTAN_BRAND ?? 'capstan',
  }
}

/** Returns the addresses of the exchange with the platform's quotes; `{symbol}` stands for a coin. */
function exchangeOf(
  { origins, hasEmulators }: Pick<PlatformServices, 'origins' | 'hasEmulators'>,
  { EXCHANGE_PRICE_URL: priceUrl, EXCHANGE_TRADE_URL: tradeUrl }: NodeJS.ProcessEnv,
) {
  const emulated = hasEmulators ? `${origins.provider}/exchange/{symbol}` : undefined
  const known = { priceUrl: priceUrl ?? emulated, tradeUrl: tradeUrl ?? (emulated && `${emulated}/trade`) }
  return known.priceUrl && known.tradeUrl ? known : undefined
}

/** The configuration of one browser at the start: whether it is signed in, and for which account. */
export function configFor(
  services: PlatformServices,
  { isSignedIn, accountId }: { isSignedIn: boolean; accountId?: string | null },
) {
  return { ...platformConfig(services), signedIn: isSignedIn, account: accountId ?? null }
}

/** Serves the public configuration with whether the browser is signed in, and for which account. */
export function addConfigRoutes(app: FastifyInstance, services: PlatformServices): void {
  app.get('/api/v2/config', { onRequest: makePublicCors(services) }, async ({ headers }, reply) => {
    const session = await cookieSession(services, headers)
    const config = configFor(services, { isSignedIn: session !== undefined, accountId: session?.accountId })
    return reply.header('cache-control', 'no-store').send(config)
  })
}
