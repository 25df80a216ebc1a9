import { readFileSync } from 'node:fs'
import { packageFile } from '../packageFiles.ts'

/** The needs of one of our components, as `pnpm generate` reads them from its code. Lists are words. */
export interface ManifestEntry {
  /** True when it does not include the grant that every page gets. */
  isAlone?: boolean
  /** True when it is only for sessions of the vendor's own account. */
  isOwn?: boolean
  /** True when it is for sessions of the vendor's own account and of an investor's. */
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

/** The manifest of the fields that components request: the grant of a component is exactly that. */
export const manifest = JSON.parse(readFileSync(packageFile('grants.json'), 'utf8')) as Manifest // written by a script of ours

/** The name of a component that a vendor's page may show. */
export type Component = string

/** The components a token may be requested, by name. */
export const componentNames: readonly Component[] = Object.keys(manifest.components)

const isAlone = (name: Component) => manifest.components[name]?.isAlone === true

const isOwn = (name: Component) => manifest.components[name]?.isOwn === true

/** The components that a token of the vendor's own account may be granted. */
export const ownComponents = componentNames.filter(
  (name) => isOwn(name) || manifest.components[name]?.isOfBoth,
)

/** The components that a token of an investor's account may be granted. */
export const investorComponents = componentNames.filter((name) => !isOwn(name))

/** The components of an investor's token when the vendor names none. */
export const usualComponents = investorComponents.filter((name) => !isAlone(name))

/** The components of a token of the vendor's own account when the vendor names none. */
export const usualOwnComponents = ownComponents.filter((name) => !isAlone(name))

/** The components of a session until the owner of its account has agreed to the vendor. */
export const invitationAlone: readonly Component[] = ['invitation']
