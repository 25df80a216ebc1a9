import type { Brand, ReadyBrand } from './Brand'
import type { FetchSession } from './client/transport/createSession'
import type { Environment } from './client/transport/Environment'
import type { CapstanEvent } from './events/CapstanEvent'
import type { PreferenceStorage } from './preferences/createPreferences'
import type { SessionEnd } from './client/transport/SessionEnd'

/** The product an instance speaks for. */
export interface Product {
  /** Stands in the names of exported files. */
  slug: string
  /** The chain the product runs itself. */
  nativeChain: string
  /** The exchange whose prices the wallet shows; without one it links to none. */
  exchange?: Exchange
}

/** The addresses of an exchange, with `{symbol}` in place of a coin's symbol: `https://…/price/{symbol}`. */
export interface Exchange {
  /** The address of a coin's price. */
  priceUrl: string
  /** The page on which a coin is traded. */
  tradeUrl: string
}

/** The options of `createCapstan`. */
export interface CapstanOptions {
  /** The account this instance acts for. Without one it acts for the account the session last chose. */
  account?: string
  /** The data endpoint; `/api/v2/graphql` on this origin by default. */
  endpoint?: string
  /** The live socket; `/wss/v1/` beside the endpoint by default. */
  socketUrl?: string
  /** Fetches a token from the host's own server; leave it out where the platform's cookie speaks. */
  fetchSession?: FetchSession
  /** The platform does not know the user: HTTP 401, or 403. */
  onUnauthenticated?: (why: SessionEnd) => void
  product?: Partial<Product>
  /** A brand's slug, the address of its document, the document itself, or the result of `brandTheme` of `@capstan/theme`. */
  brand?: string | Brand | ReadyBrand
  /** The language and the formats, BCP 47, such as `de-DE`; `en-US` by default. */
  locale?: string
  /** The storage of preferences; by default the browser's localStorage, or memory where there is none. */
  preferences?: PreferenceStorage
  /**
   * Explains mistakes of the set-up on the console. On by itself on a developer's own machine (`localhost`); turn it on for a
   * test site, or off.
   */
  debug?: boolean
  /** Receives every event, unchanged. */
  onEvent?: (event: CapstanEvent) => void
  /** Receives every event, with personal data replaced by `[redacted]`: for your monitoring. */
  telemetry?: (event: CapstanEvent) => void
  /** The clock, the network and the rest of the machine; for tests. */
  environment?: Partial<Environment>
}

/** The options with everything that has a default filled in. */
export interface CapstanSettings extends Omit<CapstanOptions, 'product' | 'environment'> {
  endpoint: string
  socketUrl: string
  product: Product
  locale: string
}

/** Fills in the defaults. */
export function settingsOf({ environment: _, ...options }: CapstanOptions): CapstanSettings {
  const endpoint = options.endpoint ?? '/api/v2/graphql'
  return {
    ...options,
    endpoint,
    socketUrl: options.socketUrl ?? socketBeside(endpoint),
    product: { slug: 'capstan', nativeChain: 'capstan-hawknet', ...options.product },
    locale: options.locale ?? 'en-US',
  }
}

function socketBeside(endpoint: string): string {
  return /^https?:/.test(endpoint) ? new URL('/wss/v1/', endpoint).href : '/wss/v1/'
}
