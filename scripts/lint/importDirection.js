import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** The imports of ours that each part of the repository may use; any other import is refused (ARCHITECTURE §1). */
const mayImport = {
  'packages/theme': [],
  'packages/sdk-core': [],
  'packages/sdk-react': ['@capstan/sdk-core', '@capstan/theme'],
  'packages/sandbox': [],
  'examples/host-app': ['@capstan/sdk-core', '@capstan/theme', '@capstan/sdk-react'],
  'examples/embed-onboarding': ['@capstan/sdk-core', '@capstan/theme', '@capstan/sdk-react'],
  'examples/follow-a-portfolio': ['@capstan/sdk-core'],
  'examples/receive-webhooks': [],
  e2e: [],
  bench: ['@capstan/sdk-core', '@capstan/theme', '@capstan/sdk-react'],
}

/** Files that are not published, and the other parts of the repository that import them by their path. */
const sharedFiles = {
  // Server and app have to agree on which address is safe to open after sign-in.
  'packages/sandbox/src/platform/auth/pagePaths.ts': ['examples/host-app'],
  'packages/sdk-core/fuzz/campaign.ts': ['packages/sandbox'],
}

/** Modules in `src` itself without a feature: in the core each has a subpath. The kit's root has everything. */
const isRootWithoutFeatures = (file) => /^packages\/sdk-core\/src\/\w+\.ts$/.test(file)

/** Names the package a specifier asks for: `@capstan/sdk-react/invest` is `@capstan/sdk-react`. */
const packageOf = (specifier) => specifier.split('/').slice(0, 2).join('/')

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** Folders of `src` that put features together. */
const above = ['entries', 'languages']

/** Where a file stands: its package, and in `src` on which of the two floors. */
function placeOf(file) {
  const zone = Object.keys(mayImport).find((folder) => file.startsWith(`${folder}/`))
  const [source, folder, name, ...rest] = zone ? file.slice(zone.length + 1).split('/') : []
  if (source !== 'src' || name === undefined) return { zone }
  if (folder === 'features') return { zone, feature: rest.length > 0 ? name : undefined }
  return { zone, foundation: above.includes(folder) ? undefined : folder }
}

/** Names the feature a specifier asks for, if it is one: `@capstan/sdk-core/invest` is `invest`. */
function featureOf(specifier) {
  const [, name, subpath = ''] = specifier.split('/')
  return existsSync(path.join(root, 'packages', name, 'src/features', subpath)) && subpath
    ? subpath
    : undefined
}

function complaintAboutPackage(from, file, specifier) {
  if (/\/(src|dist)\//.test(specifier))
    return `"${specifier}" reaches inside a package: import what it publishes.`
  if (!mayImport[from.zone].includes(packageOf(specifier)))
    return `${from.zone} may not import ${packageOf(specifier)}: arrows point one way.`
  // An app knows from the start who is signed in; a foundation that is published serves pages without accounts, too.
  const isPublished = from.foundation && from.zone.startsWith('packages/')
  if (isPublished && featureOf(specifier) && !isTest(file))
    return `${from.foundation} is a foundation and may not import the feature ${specifier}.`
  return undefined
}

function complaintAboutPath(from, file, specifier) {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
  if (sharedFiles[target]?.includes(from.zone)) return undefined
  if (!target.startsWith(`${from.zone}/`))
    return `"${specifier}" leaves its package: import what the other one publishes.`
  if (/(^|\/)index(\.tsx?)?$/.test(target)) return `"${specifier}" is a barrel: import the file itself.`
  const { feature } = placeOf(target)
  if (!feature) return undefined
  if (isRootWithoutFeatures(file))
    return `The root brings no feature: export "${specifier}" from entries/${feature}.ts.`
  // A test of a foundation uses the records that a feature exports for tests.
  if (from.foundation && !(isTest(file) && /\/testing$/.test(target)))
    return `${from.foundation} is a foundation and may not import the feature ${feature}.`
  return undefined
}

/** Returns the problem of an import, or undefined. `file` is relative to the repository, with forward slashes. */
export function complaint(file, specifier) {
  const from = placeOf(file)
  if (!from.zone) return undefined
  if (specifier.startsWith('@capstan/')) return complaintAboutPackage(from, file, specifier)
  if (specifier.startsWith('.')) return complaintAboutPath(from, file, specifier)
  return undefined
}

/** The lint rule that holds the arrows of ARCHITECTURE §1. */
export const importDirection = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const check = (node) => {
      const message = typeof node.source?.value === 'string' && complaint(file, node.source.value)
      if (message) context.report({ node: node.source, message })
    }
    return {
      TSImportType: check,
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
