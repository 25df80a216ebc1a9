import '@fontsource-variable/inter'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { reportUnhandled } from './problems/reportProblem'
import { StartProblem } from './problems/StartProblem'
import { hostRouter } from './routing/hostRouter'
import { preloadPage } from './routing/preloadPage'
import { withNext } from './routing/safeNext'
import { routesFor } from './routes'
import { defaultConfig, readConfig } from './session/readConfig'
import { startSession } from './session/startSession'

reportUnhandled()
const prefetchPage = preloadPage(routesFor(defaultConfig.providers), window.location.pathname)

const root = createRoot(document.getElementById('root') ?? document.body)
start().catch(() => root.render(<StartProblem />))

async function start() {
  const config = await readConfig()
  const session = await startSession({ signedIn: config.signedIn, onSignedOut: askToSignIn })
  const { capstan, visitor } = session
  capstan.update({ product: config.product })
  prefetchPage(session)
  const router = hostRouter(routesFor(config.providers))
  root.render(<App start={{ capstan, config, visitor, leave }} router={router} nonce={readNonce()} />)
}

/** The nonce the platform put into the page with this answer. */
function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
}

function leave(path: string) {
  window.location.assign(path)
}

/** The session ended: the way in, with the way back. */
function askToSignIn() {
  const { pathname, search, hash } = window.location
  leave(withNext('/login', pathname + search + hash))
}
