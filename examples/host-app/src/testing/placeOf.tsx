import { useLocation } from 'react-router'

/** Tells where the router around `Place` is, with the query. */
export function placeOf(): { Place: () => null; location: () => string } {
  let place = ''
  function Place() {
    const { pathname, search } = useLocation()
    place = pathname + search
    return null
  }
  return { Place, location: () => place }
}
