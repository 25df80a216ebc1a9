import type { Product } from '@capstan/sdk-core'
import { dataOfPage } from '../boot/dataOfPage'

/** The first segments of the paths of provider administration. */
export interface ProviderSlugs {
  signing: string
  payment: string
}

/** The configuration that the platform sends to every client. */
export interface PlatformConfig {
  /** `name` is the name of the platform in titles and in its footer. */
  product: Product & { name: string }
  providers: ProviderSlugs
  /** The addresses of support; every type but admin uses the investors'. */
  supportUrls: { investor: string; admin: string }
  termsUrl: string
  privacyUrl: string
  /** The link of the logo in the top bar, when it is not the base route. */
  externalLogoUrl?: string | null
  /** The brand of the platform, shown when an account has none. */
  brand?: string
  /** True when this browser has a session; without one, the user is not requested. */
  signedIn: boolean
  /** The account chosen at sign-in. */
  account?: string | null
}

/** The configuration until the platform's own is read. */
export const defaultConfig: PlatformConfig = {
  product: { slug: 'capstan', name: 'Capstan', nativeChain: 'capstan-hawknet' },
  providers: { signing: 'docusign', payment: 'north-capital' },
  supportUrls: { investor: '/sandbox/welcome', admin: '/sandbox/welcome' },
  termsUrl: '/sandbox/welcome',
  privacyUrl: '/sandbox/welcome',
  signedIn: false,
}

/** The platform's configuration: from the page, else from a request. */
export async function readConfig(): Promise<PlatformConfig> {
  // A page has none when the platform could not read the session in time.
  const config = (dataOfPage('boot-config') as Partial<PlatformConfig> | undefined) ?? (await askForConfig())
  return {
    ...defaultConfig,
    ...config,
    product: { ...defaultConfig.product, ...config.product },
    providers: { ...defaultConfig.providers, ...config.providers },
  }
}

async function askForConfig(): Promise<Partial<PlatformConfig>> {
  const response = await fetch('/api/v2/config')
  if (!response.ok) throw new Error(`The platform did not answer (${response.status}).`)
  return (await response.json()) as Partial<PlatformConfig>
}
