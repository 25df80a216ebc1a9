import { useEffect, useMemo, useState } from 'react'
import { brandTheme, brandUrl, loadBrand, parseBrand, type BrandTheme } from '@capstan/theme'
import { useCapstanContext } from './useCapstanContext'

/**
 * The brand to show: the one of the appearance, else the one of the instance. What is only named is loaded from the
 * platform the instance talks to, with the default brand until it has come.
 */
export function useBrandTheme(): BrandTheme | undefined {
  const { appearance, instance } = useCapstanContext()
  const brand = appearance.brand ?? instance.options.brand
  const { endpoint } = instance.options
  const [loaded, setLoaded] = useState<{ source: string; theme: BrandTheme }>()

  useEffect(() => {
    if (typeof brand !== 'string') return
    const leaving = new AbortController()
    const resolve = (slug: string) => besideEndpoint(brandUrl(slug), endpoint)
    void loadBrand(brand, { resolve, signal: leaving.signal }).then(({ theme }) => {
      if (!leaving.signal.aborted) setLoaded({ source: brand, theme })
    })
    return () => leaving.abort()
  }, [brand, endpoint])

  const given = useMemo(() => (typeof brand === 'string' ? undefined : readyTheme(brand)), [brand])
  return given ?? (loaded && loaded.source === brand ? loaded.theme : undefined)
}

/** A page of another origin finds the brand where the platform is, not where the page is. */
function besideEndpoint(path: string, endpoint: string): string {
  return /^https?:/.test(endpoint) ? new URL(path, endpoint).href : path
}

function readyTheme(brand: object | undefined): BrandTheme | undefined {
  if (!brand) return undefined
  if ('properties' in brand) return brand as BrandTheme // The only brand that has them is one made ready.
  const document = parseBrand(brand)
  return document && brandTheme(document)
}
