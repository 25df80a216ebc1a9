import type { Spoken } from '@capstan/sdk-react/provider'
import type { english } from './english'

/** Every word of this app, beside the kit's. */
export type HostCatalogues = Spoken<typeof english>
