import { Navigate, generatePath, useLocation, useParams } from 'react-router'
import { Suspended } from './problems/Suspended'
import { useHost } from './session/Host'
import { accessTo } from './routing/accessTo'
import { componentOf } from './routing/componentOf'
import { startOf } from './routing/startOf'
import type { HostRoute } from './routing/HostRoute'
import { withNext } from './routing/withNext'
import { usePageTitle } from './routing/usePageTitle'

export interface GuardedProps {
  route: HostRoute
}

/** A route for certain users; others are redirected to their own page. */
export function Guarded({ route }: GuardedProps) {
  const { visitor } = useHost()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash

  switch (accessTo(route, visitor)) {
    case 'open':
      return <Opened route={route} />
    case 'empty':
      return null
    case 'home':
      return <Navigate replace to={startOf(visitor)} />
    case 'sign-in':
      return <Navigate replace to={withNext('/login', here)} />
    case 'choose-account':
      return <Navigate replace to={withNext('/account-role', here)} />
    case 'suspended':
      return <Suspended />
    case 'account-suspended':
      return <Suspended isAccount />
  }
}

function Opened({ route }: GuardedProps) {
  const parameters = useParams()
  const titleOf = usePageTitle()
  if ('redirect' in route) return <Navigate replace to={generatePath(route.redirect, parameters)} />

  const Component = componentOf(route.page)
  return <Component title={titleOf(route.title)} />
}
