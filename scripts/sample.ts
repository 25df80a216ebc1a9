// Builds the broker's site outside the workspace, from the packages as they were packed, and compiles the samples of the
// documentation beside it.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeDocSamples } from './sample/docSamples.ts'
import { copySite, install, run, sampleFolder } from './sample/siteOutside.ts'

/** The oldest React that is supported: the host app runs on the newest. */
const oldReact = {
  dependencies: { react: '18.3.1', 'react-dom': '18.3.1' },
  devDependencies: { '@types/react': '18.3.27', '@types/react-dom': '18.3.7' },
}

/** The configuration of a new Vite app, without the workspace's settings. */
const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
}

const files = ['src', 'public', 'index.html', 'vite.config.ts', 'server', 'server.ts']
await copySite('embed-onboarding', { folder: sampleFolder, files, instead: oldReact })
writeDocSamples(path.join(sampleFolder, 'src/docs'))
writeFileSync(path.join(sampleFolder, 'tsconfig.json'), JSON.stringify(tsconfig, null, 2))
install(sampleFolder)
run(sampleFolder, 'npx', 'tsc', '-p', '.')
run(sampleFolder, 'npx', 'vite', 'build', '--logLevel', 'error')
console.log(`The sample stands in ${sampleFolder}`)
