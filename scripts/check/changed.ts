import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Suite } from './runSuite.ts'
import {
  build,
  command,
  e2e,
  sample,
  sandbox,
  type Stage,
  stories,
  typecheck,
  unit,
  vitest,
} from './suites.ts'

/** The tests to run for a change: those of its features, or all tests when a file belongs to no feature. */
export interface Selection {
  /** The features that changed. */
  features: string[]
  /** The files that no feature owns. */
  unowned: string[]
  /** The test files to run. */
  tests: { unit: string[]; stories: string[]; sandbox: string[]; e2e: string[] }
}

/** The files that differ from the base of a branch, committed or not, without deleted ones. */
export function changedFiles(since: string): string[] {
  const base = git('merge-base', since, 'HEAD')[0] ?? since
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  // A deleted file changed its folder, too.
  const deleted = git('diff', '--name-only', '--diff-filter=D', base)
  return [...new Set([...changed, ...deleted, ...git('ls-files', '--others', '--exclude-standard')])]
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

/** Returns the files of the repository, relative to its root. */
export const repositoryFiles = (): string[] => git('ls-files', '--cached', '--others', '--exclude-standard')

/** Chooses the tests of changed files, by the names of the folders that the repository has. */
export function selectTests(changed: string[], repository: string[]): Selection {
  const known = featureNames(repository)
  const code = changed.filter((file) => !isWithoutTests(file))
  const owned = code.map((file) => ({ file, feature: ownerOf(file, known) }))
  const features = [...new Set(owned.flatMap(({ feature }) => feature ?? []))].sort()
  const unowned = owned.filter(({ file, feature }) => !feature && !kindOf(file)).map(({ file }) => file)
  // A changed test runs whichever feature owns it; an end-to-end test also runs the test of the list of journeys.
  const isJourney = changed.some((file) => file.startsWith('e2e/'))
  const chosen = repository.filter(
    (file) =>
      changed.includes(file) ||
      features.some((feature) => isTestOf(file, feature)) ||
      (isJourney && file === 'e2e/core.test.ts'),
  )
  const of = (kind: Kind) => chosen.filter((file) => kindOf(file) === kind)
  return {
    features,
    unowned,
    tests: { unit: of('unit'), stories: of('stories'), sandbox: of('sandbox'), e2e: of('e2e') },
  }
}

/** The features: the folders of the kit, of the core and of the host app that are called so. */
function featureNames(repository: string[]): string[] {
  const names = repository.map((file) => inFeatures.exec(file)?.[1] ?? '')
  return [...new Set(names)].filter(Boolean)
}

const inFeatures = /^(?:packages|examples)\/[\w-]+\/src\/features\/(\w+)\//
const inSandbox = /^packages\/sandbox\/(?:src\/(?:platform|emulators)|schema)\/(\w+)\//

/** Text and pictures, the list of the journeys, and generated files, which `npm test` compares. */
const isWithoutTests = (file: string) =>
  /^e2e\/core\.ts$|^docs\/|\.(md|mdx|png|svg)$|^LICENSE$|(^|\/)(grants\.json|schema\.graphql)$|\.generated\.ts$/.test(
    file,
  )

/** The feature that a file belongs to, by its folder or as an entry. */
function ownerOf(file: string, features: string[]): string | undefined {
  const folder = (inFeatures.exec(file) ?? /^e2e\/(\w+)\//.exec(file) ?? inSandbox.exec(file))?.[1]
  const entry = /^packages\/[\w-]+\/src\/entries\/(\w+)\.ts$/.exec(file)?.[1]
  return features.find((feature) => feature === (folder ?? entry) || singular(feature) === folder)
}

type Kind = keyof Selection['tests']

function kindOf(file: string): Kind | undefined {
  if (/^e2e\/\w+\/[\w-]+\.spec\.ts$/.test(file)) return 'e2e'
  if (/\.stories\.tsx$/.test(file)) return 'stories'
  if (!/\.test\.tsx?$/.test(file)) return undefined
  return file.startsWith('packages/sandbox/') ? 'sandbox' : 'unit'
}

function isTestOf(file: string, feature: string): boolean {
  if (!kindOf(file)) return false
  if (ownerOf(file, [feature])) return true
  const name = path.posix.basename(file).split('.')[0] ?? ''
  return kindOf(file) === 'sandbox' && [feature, singular(feature)].some((noun) => begins(name, noun))
}

/** Returns true when a name begins with a word: `claimRoutes` with `claim`, `contactsReport` with `contacts`. */
const begins = (name: string, word: string) =>
  name.startsWith(word) && !/[a-z]/.test(name.charAt(word.length))

const singular = (noun: string) => noun.replace(/s$/, '')

const reports = 'reports/changed'

/** The stages of a change that features own: static checks of its files, and the tests that were chosen. */
export function stagesOfChange(changed: string[], repository: string[], { tests }: Selection): Stage[] {
  const present = changed.filter((file) => repository.includes(file))
  const code = present.filter((file) => /\.(m?[jt]s|tsx)$/.test(file))
  const ifAny = (files: string[], ...suites: Stage['lanes'][number]) => (files.length > 0 ? suites : [])
  const storiesSuite = vitest('storybook', { projects: ['storybook'], files: tests.stories, reports })
  return [
    {
      name: 'static checks',
      share: 0.8,
      lanes: [
        [typecheck],
        [
          ...ifAny(code, command('lint', 'eslint', '--max-warnings', '0', '--no-warn-ignored', ...code)),
          ...ifAny(
            present,
            command('format', 'prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...present),
          ),
        ],
      ],
    },
    {
      name: 'tests of the change',
      share: 1.2,
      lanes: [
        [
          ...ifAny(tests.unit, unit('all', reports, tests.unit)),
          ...ifAny(tests.stories, stories('core', storiesSuite)),
        ],
        ifAny(tests.sandbox, sandbox('core', reports, tests.sandbox)),
      ],
    },
    {
      name: 'end to end',
      share: 1,
      lanes: [ifAny(tests.e2e, ...sitesOf(tests.e2e), e2e('all', reports, tests.e2e))],
    },
  ]
}

/** Returns the suites that the vendors' sites in end-to-end tests need: the packages as published. */
function sitesOf(specs: string[]): Suite[] {
  const text = specs.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('')
  if (/embedOrigin|signInToSite/.test(text)) return [build, sample]
  return /brokerSite|vendorSite/.test(text) ? [build] : []
}
