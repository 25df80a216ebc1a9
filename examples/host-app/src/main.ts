import '@fontsource-variable/inter'
import { failBoot } from './boot/bootFrame'
import { pageIsRead } from './boot/pageIsRead'
import { reportProblem, reportUnhandled } from './boot/reportProblem'
import { preloadPage } from './routing/preloadPage'
import { routesFor } from './routes'
import { defaultConfig, readConfig } from './session/readConfig'

reportUnhandled()
// The app's own code is on its way: what it will need is requested beside it, not after it.
preloadPage(routesFor(defaultConfig.providers), window.location.pathname)
const config = readConfig()
Promise.all([import('./start'), pageIsRead()])
  .then(([{ start }]) => start(config))
  .catch((error: unknown) => {
    reportProblem(error)
    failBoot()
  })
