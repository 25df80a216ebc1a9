import type { Capstan, SessionEnd } from '@capstan/sdk-core'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { readBootBrand } from './boot/readBootBrand'
import { belongsToSignIn } from './routing/authentication'
import { prefetchPage } from './routing/prefetchPage'
import { withNext } from './routing/withNext'
import { routeObjects } from './routeObjects'
import { routesFor } from './routes'
import type { PlatformConfig } from './session/readConfig'
import { beginLeaving, isLeaving } from './session/leaving'
import { signedOut } from './session/signedOut'
import { startSession } from './session/startSession'

/** Starts the app: who is there, what the platform is like, then the page. Fails where the platform does not answer. */
export async function start(asked: Promise<PlatformConfig>): Promise<void> {
  const root = createRoot(document.getElementById('root') ?? document.body)
  const config = await asked
  const routes = routesFor(config.providers)
  let page: Promise<void> | undefined
  const { capstan, visitor } = await startSession({
    signedIn: config.signedIn,
    account: config.account,
    onInstance: (instance) => {
      if (config.signedIn) page = prefetchPage(routes, window.location.pathname, instance)
    },
    onSignedOut: askToSignIn,
  })
  capstan.update({ product: config.product })
  // Content that loads soon is in the first render, because a loading view would stay for 600 ms (LOAD-003).
  await Promise.race([page, within(300)])
  root.render(
    <App
      start={{ capstan, config, visitor, brand: readBootBrand(), leave: leaveOf(capstan) }}
      routes={routeObjects(routes)}
      nonce={readNonce()}
    />,
  )
}

const within = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The nonce the platform put into the page with this answer. */
function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
}

/** How a tab leaves the app. */
function leaveOf(capstan: Capstan): (path: string) => void {
  return (path) => {
    if (belongsToSignIn(path)) beginLeaving(capstan)
    window.location.assign(path)
  }
}

let leavingForSignIn: ReturnType<typeof setTimeout> | undefined

/**
 * Leads to sign-in and back when the session has ended. A request may be refused before the socket says why: then the
 * reason is waited for, up to one second.
 */
function askToSignIn({ reason }: SessionEnd) {
  if (isLeaving()) return
  const leave = () => {
    signedOut.keep(reason ?? 'expired')
    const { pathname, search, hash } = window.location
    window.location.assign(withNext('/login', pathname + search + hash))
  }
  if (reason) {
    clearTimeout(leavingForSignIn)
    leave()
  } else leavingForSignIn ??= setTimeout(leave, 1_000)
}
