import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { brandTheme, brandUrl, loadBrand, parseBrand, type BrandTheme } from '@capstan/theme'
import { besideEndpoint } from './besideEndpoint'
import { useCapstanContext } from './useCapstanContext'

/**
 * The brand to show: the one of the appearance, else the one of the instance. What is only named is loaded from the
 * platform the instance talks to, with the brand before it, or the default one, until it has come.
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
    const resolve = (slug: string) => besideEndpoint(brandUrl(slug), endpoint)
    void loadBrand(brand, { resolve, signal: leaving.signal }).then(({ theme }) => {
      if (!leaving.signal.aborted) setLoaded(theme)
    })
    return () => leaving.abort()
  }, [brand, endpoint])

  const given = useMemo(() => (typeof brand === 'string' ? undefined : readyTheme(brand)), [brand])
  return typeof brand === 'string' ? loaded : given
}

function readyTheme(brand: object | undefined): BrandTheme | undefined {
  if (!brand) return undefined
  if ('properties' in brand) return brand as BrandTheme // The only brand that has them is one made ready.
  const document = parseBrand(brand)
  return document && brandTheme(document)
}
