// Builds the site of examples/render-in-next outside the workspace, from the packages as they were packed. Next is installed here
// alone: it is larger than everything else that the workspace installs.
import { copySite, install, nextFolder, run } from './siteOutside.ts'

process.env.NEXT_TELEMETRY_DISABLED = '1'
await copySite('render-in-next', { folder: nextFolder, files: ['app', 'tsconfig.json'] })
install(nextFolder)
run(nextFolder, 'npx', 'next', 'build')
console.log(`The site that Next renders stands in ${nextFolder}`)
