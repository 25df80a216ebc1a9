import type { Product } from '@capstan/sdk-core'
import { dataOfPage } from '../boot/dataOfPage'

/** What the paths of provider administration begin with. */
export interface ProviderSlugs {
  signing: string
  payment: string
}

/** What the platform tells every client about itself. */
export interface PlatformConfig {
  /** `name` is what the platform calls itself in titles and in its footer. */
  product: Product & { name: string }
  providers: ProviderSlugs
  /** Where help is found; every type but admin reads the investor's. */
  supportUrls: { investor: string; admin: string }
  termsUrl: string
  privacyUrl: string
  /** Where the logo of the top bar leads, when not to the base route. */
  externalLogoUrl?: string | null
  /** The brand of the platform, shown when an account has none. */
  brand?: string
  /** Whether this browser has a session: without one nobody needs to be asked who they are. */
  signedIn: boolean
  /** The account chosen at sign-in. */
  account?: string | null
}

/** What holds until the platform says otherwise. */
export const defaultConfig: PlatformConfig = {
  product: { slug: 'capstan', name: 'Capstan', nativeChain: 'capstan-hawknet' },
  providers: { signing: 'docusign', payment: 'north-capital' },
  supportUrls: { investor: '/sandbox/welcome', admin: '/sandbox/welcome' },
  termsUrl: '/sandbox/welcome',
  privacyUrl: '/sandbox/welcome',
  signedIn: false,
}

/** The platform's configuration: as it came with the page, else as the platform says when it is asked. */
export async function readConfig(): Promise<PlatformConfig> {
  // A page has none where the platform could not say in time who is there.
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
