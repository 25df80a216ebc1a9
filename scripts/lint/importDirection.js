import path from 'node:path'

/** What each part of the repository may import of ours; whatever is not listed here is a wrong arrow (ARCHITECTURE §1). */
const mayImport = {
  'packages/theme': [],
  'packages/sdk-core': [],
  'packages/sdk-react': ['@capstan/sdk-core', '@capstan/theme'],
  'packages/sandbox': [],
  'examples/host-app': ['@capstan/sdk-core', '@capstan/theme', '@capstan/sdk-react'],
  'examples/embed-onboarding': ['@capstan/sdk-core', '@capstan/theme', '@capstan/sdk-react'],
  'examples/follow-a-portfolio': ['@capstan/sdk-core'],
  e2e: [],
  bench: ['@capstan/sdk-core', '@capstan/theme', '@capstan/sdk-react'],
}

/** Folders of a package that every feature stands on, and that therefore import no feature. */
const foundations = {
  'packages/sdk-core': [
    'client',
    'cache',
    'live',
    'fields',
    'money',
    'dates',
    'errors',
    'events',
    'preferences',
    'format',
    'grid',
    'order',
  ],
  'packages/sdk-react': ['ui', 'provider', 'grid', 'testing'],
}

/** Roots that bring no feature: each feature has a subpath. The kit's root has everything. */
const rootsWithoutFeatures = ['packages/sdk-core/src/index.ts']

/** Names the package a specifier asks for: `@capstan/sdk-react/invest` is `@capstan/sdk-react`. */
const packageOf = (specifier) => specifier.split('/').slice(0, 2).join('/')

const isTest = (file) => /\.test\.tsx?$/.test(file)

function placeOf(file) {
  const zone = Object.keys(mayImport).find((folder) => file.startsWith(`${folder}/`))
  const [source, folder, ...rest] = zone ? file.slice(zone.length + 1).split('/') : []
  return { zone, folder: source === 'src' && rest.length > 0 ? folder : undefined }
}

/** Names the feature a specifier asks for, if it is one: `@capstan/sdk-core/invest` is `invest`. */
function featureOf(specifier) {
  const [, name, subpath] = specifier.split('/')
  const below = foundations[`packages/${name}`] ?? []
  return subpath !== 'testing' && !below.includes(subpath) ? subpath : undefined
}

function complaintAboutPackage(from, file, specifier) {
  if (/\/(src|dist)\//.test(specifier))
    return `"${specifier}" reaches inside a package: import what it publishes.`
  if (!mayImport[from.zone].includes(packageOf(specifier)))
    return `${from.zone} may not import ${packageOf(specifier)}: arrows point one way.`
  const isFoundation = foundations[from.zone]?.includes(from.folder)
  if (isFoundation && featureOf(specifier) && !isTest(file))
    return `${from.folder} is a foundation and may not import the feature ${specifier}.`
  return undefined
}

function complaintAboutPath(from, file, specifier) {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
  if (!target.startsWith(`${from.zone}/`))
    return `"${specifier}" leaves its package: import what the other one publishes.`
  if (/(^|\/)index(\.tsx?)?$/.test(target)) return `"${specifier}" is a barrel: import the file itself.`
  const to = placeOf(target)
  const below = foundations[from.zone] ?? []
  // A test stands on what the package gives to tests.
  if (isTest(file) && to.folder === 'testing') return undefined
  if (rootsWithoutFeatures.includes(file) && to.folder && !below.includes(to.folder))
    return `The root brings no feature: export "${specifier}" from entries/${to.folder}.ts.`
  if (below.includes(from.folder) && to.folder && !below.includes(to.folder)) {
    return `${from.folder} is a foundation and may not import the feature ${to.folder}.`
  }
  return undefined
}

/** Says what is wrong with an import, or nothing. `file` is relative to the repository, with forward slashes. */
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
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
