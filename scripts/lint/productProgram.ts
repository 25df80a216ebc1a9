import { globSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'

/** All code that runs at a user's: the core, the kit and the apps, without tests, stories and their helpers. */
export function productProgram(): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const folders = [
    'packages/sdk-core/src',
    'packages/sdk-react/src',
    'examples/host-app/src',
    'examples/follow-a-portfolio',
  ]
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: path.join(root, folder), exclude: ['**/node_modules/**', '**/dist/**'] })
      .filter((file) => !/\.(test|test-d|stories)\.|(^|\/)testing[./]/.test(file))
      .map((file) => path.join(root, folder, file)),
  )
  return ts.createProgram(files, {
    ...options,
    noEmit: true,
    composite: false,
    emitDeclarationOnly: false,
    declaration: false,
    declarationMap: false,
  })
}
