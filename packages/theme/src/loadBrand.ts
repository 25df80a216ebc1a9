import { defaultBrand, parseBrand, type BrandDocument } from './brandDocument'
import { brandTheme, type BrandTheme } from './brandTheme'
import { brandUrl } from './logos'

export interface LoadBrandOptions {
  /** Returns the address of a slug's document; `/stack/brand/<slug>/brand.json` of this origin by default. */
  resolve?: (slug: string) => string
  /** How long to wait, in ms, before the default brand is used; 3000 when not given. */
  timeout?: number
  /** Another `fetch`. */
  fetch?: typeof fetch
  /** Gives up. */
  signal?: AbortSignal
}

/** The theme, and the reason when it is the default one. */
export interface LoadedBrand {
  theme: BrandTheme
  /** Why the default brand is used instead of the one asked for. */
  fallback?: 'missing' | 'invalid' | 'slow'
}

/**
 * Loads a brand by slug or URL, or accepts a document. Never fails: what is missing, invalid or slow becomes the default
 * brand, and the answer says so.
 */
export async function loadBrand(
  source: string | BrandDocument,
  options: LoadBrandOptions = {},
): Promise<LoadedBrand> {
  if (typeof source !== 'string') return ready(source)
  const isAddress = /^https?:\/\/|^\//.test(source)
  const url = isAddress ? source : (options.resolve ?? brandUrl)(source)

  try {
    return withLogoBeside(url, ready(await fetchJson(url, options)))
  } catch (error) {
    return failed(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'missing')
  }
}

/** A logo that is named by a path is where its document is. */
function withLogoBeside(url: string, loaded: LoadedBrand): LoadedBrand {
  const { logo } = loaded.theme
  const page = globalThis.location?.href
  if (!logo || !URL.canParse(url, page)) return loaded
  return { ...loaded, theme: { ...loaded.theme, logo: new URL(logo, new URL(url, page)).href } }
}

function ready(document: unknown): LoadedBrand {
  // What is no document at all has nothing that could apply.
  return parseBrand(document) ? { theme: brandTheme(document as BrandDocument) } : failed('invalid')
}

function failed(fallback: NonNullable<LoadedBrand['fallback']>): LoadedBrand {
  return { theme: brandTheme(defaultBrand), fallback }
}

async function fetchJson(
  url: string,
  { timeout = 3000, signal, fetch: get = fetch }: LoadBrandOptions,
): Promise<unknown> {
  const limit = AbortSignal.timeout(timeout)
  const response = await get(url, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
  if (!response.ok) throw new Error(`The brand at ${url} answered ${response.status}.`)
  return response.json().catch(() => undefined) as Promise<unknown>
}
