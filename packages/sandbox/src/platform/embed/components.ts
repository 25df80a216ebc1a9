import { readFileSync } from 'node:fs'
import { packageFile } from '../packageFiles.ts'

/** What a component of ours asks for, as `pnpm generate` finds it in the component's code. Lists are words. */
export interface ManifestEntry {
  /** Whether it goes without what every page gets. */
  isAlone?: boolean
  /** Whether it is for sessions of the vendor's own account, and for no others. */
  isOwn?: boolean
  /** Whether it is for sessions of the vendor's own account and of an investor's. */
  isOfBoth?: boolean
  fields: Record<string, string>
  arguments: Record<string, string>
  posts?: string
  gets?: string
  tables?: string
}

interface Manifest {
  always: ManifestEntry
  components: Record<string, ManifestEntry>
}

/** The manifest of what components ask for: the grant of a component is that, and nothing else. */
export const manifest = JSON.parse(readFileSync(packageFile('grants.json'), 'utf8')) as Manifest // written by a script of ours

/** The name of a component that a vendor's page may show. */
export type Component = string

/** The components a token may be asked for, by name. */
export const componentNames: readonly Component[] = Object.keys(manifest.components)

const isAlone = (name: Component) => manifest.components[name]?.isAlone === true

const isOwn = (name: Component) => manifest.components[name]?.isOwn === true

/** What a token of the vendor's own account may be for. */
export const ownComponents = componentNames.filter(
  (name) => isOwn(name) || manifest.components[name]?.isOfBoth,
)

/** What a token of an investor's account may be for. */
export const investorComponents = componentNames.filter((name) => !isOwn(name))

/** Those a token of an investor's account is for whose vendor names none. */
export const usualComponents = investorComponents.filter((name) => !isAlone(name))

/** Those a token of the vendor's own account is for whose vendor names none. */
export const usualOwnComponents = ownComponents.filter((name) => !isAlone(name))

/** What a session reaches until the owner of its account has agreed to the vendor. */
export const invitationAlone: readonly Component[] = ['invitation']
