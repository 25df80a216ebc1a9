import { useLocation } from 'react-router'

/** Shows the path of the router around `Place`, with the query. */
export function placeOf(): { Place: () => null; location: () => string } {
  let place = ''
  function Place() {
    const { pathname, search } = useLocation()
    place = pathname + search
    return null
  }
  return { Place, location: () => place }
}
