import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { scrollPlaces } from './scrollPlaces'

/** Each page begins at its top, or at the place its address names; one that is come back to stands where it was left. */
export function useScrollPlace(): void {
  const { key: entry, pathname, hash } = useLocation()
  // The first page of a document has the key `default`, and a tab may have had earlier ones.
  const key = entry === 'default' ? pathname : entry
  const isComeBackTo = useNavigationType() === 'POP'

  useLayoutEffect(() => {
    const place = isComeBackTo ? scrollPlaces.of(key) : undefined
    if (place === undefined && hash) return document.getElementById(decoded(hash.slice(1)))?.scrollIntoView()
    window.scrollTo(0, place ?? 0)
  }, [key, hash, isComeBackTo])

  useEffect(() => {
    const note = () => scrollPlaces.note(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', scrollPlaces.keep)
    return () => window.removeEventListener('pagehide', scrollPlaces.keep)
  }, [])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
