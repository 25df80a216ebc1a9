import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  brandTheme,
  brandUrl,
  loadBrand,
  parseBrand,
  type BrandDocument,
  type BrandTheme,
} from '@capstan/theme'
import { besideEndpoint } from '../setup/besideEndpoint'
import { useCapstanContext } from '../useCapstan'

/** How long a slow brand may take while the default one is shown, in milliseconds. */
const slowBrandTimeout = 60_000

/**
 * The brand to show: the one of the appearance, else the one of the instance. A brand given by name is loaded from the instance's
 * platform; until then, the earlier brand or the default is shown.
 */
export function useBrandTheme(): BrandTheme | undefined {
  const { appearance, instance } = useCapstanContext()
  const brandOf = () => instance.options.brand
  const ofInstance = useSyncExternalStore(instance.onUpdate, brandOf, brandOf)
  const brand = appearance.brand ?? ofInstance
  const { endpoint } = instance.options
  const [loaded, setLoaded] = useState<BrandTheme>()

  useEffect(() => {
    if (typeof brand !== 'string') return
    const leaving = new AbortController()
    const { signal } = leaving
    const resolve = (slug: string) => besideEndpoint(brandUrl(slug), endpoint)
    let state: 'asked' | 'missing' | 'askedAgain' = 'asked'
    let hasSession = false

    const load = async (timeout?: number): Promise<void> => {
      const { theme, fallback } = await loadBrand(brand, { resolve, signal, timeout })
      if (signal.aborted) return
      setLoaded(theme)
      if (fallback === 'invalid') instance.reportProblem('brand_refused', `${brand}: no document of a brand.`)
      // A slow network is no mistake of the set-up: the default brand is shown until this one comes.
      if (fallback === 'slow' && timeout === undefined) return load(slowBrandTimeout)
      if (fallback !== 'missing' && fallback !== 'slow') return
      // A page that no key names may read the brand once there is a session for it.
      if (state === 'asked' && hasSession) loadAgain()
      else if (state === 'asked' && instance.options.fetchSession) state = 'missing'
      else instance.reportProblem('brand_missing', brand)
    }
    const loadAgain = () => {
      state = 'askedAgain'
      void load()
    }
    const stop = instance.onSession(() => {
      hasSession = true
      if (state === 'missing') loadAgain()
    })
    void load()
    return () => {
      leaving.abort()
      stop()
    }
  }, [brand, endpoint, instance])

  const given = useMemo(() => (typeof brand === 'string' ? undefined : readyTheme(brand)), [brand])
  const theme = typeof brand === 'string' ? loaded : given
  useEffect(() => {
    for (const { path, value, reason, used } of theme?.refused ?? [])
      instance.reportProblem('brand_refused', `${path} is ${value}. ${reason} Used instead: ${used}.`)
  }, [theme, instance])
  return theme
}

function readyTheme(brand: object | undefined): BrandTheme | undefined {
  if (!brand) return undefined
  if ('properties' in brand) return brand as BrandTheme // The only brand that has them is one made ready.
  return parseBrand(brand) && brandTheme(brand as BrandDocument) // it has just been read as one
}
