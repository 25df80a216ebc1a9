import { useEffect, useState } from 'react'
import { loadBrand, type BrandTheme } from '@capstan/theme'

/** The brand to show: the one given, or the one loaded by its slug; the default one until it has come. */
export function useBrandTheme(brand: BrandTheme | string | undefined): BrandTheme | undefined {
  const [loaded, setLoaded] = useState<{ slug: string; theme: BrandTheme }>()

  useEffect(() => {
    if (typeof brand !== 'string') return
    const leaving = new AbortController()
    void loadBrand(brand, { signal: leaving.signal }).then(({ theme }) => {
      if (!leaving.signal.aborted) setLoaded({ slug: brand, theme })
    })
    return () => leaving.abort()
  }, [brand])

  if (typeof brand !== 'string') return brand
  return loaded?.slug === brand ? loaded.theme : undefined
}
