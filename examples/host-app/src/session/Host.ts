import type { Capstan } from '@capstan/sdk-core'
import type { BrandPreview } from '@capstan/sdk-react/administration'
import { createContext, useContext } from 'react'
import type { BootBrand } from '../boot/readBootBrand'
import type { PlatformConfig } from './readConfig'
import type { Visitor } from './Visitor'

/** The context of every page of the app. */
export interface Host {
  /** The instance of this tab. It acts for one account, whichever account another tab chooses. */
  capstan: Capstan
  config: PlatformConfig
  /** The visitor of this tab. */
  visitor: Visitor
  /** The brand the page came in; the one of the account may be another, where a tab kept its own. */
  brand?: BootBrand
  /** A brand that this tab shows before it is published. */
  preview?: BrandPreview
  /** Begins or ends the preview of a brand. */
  showPreview: (preview: BrandPreview | undefined) => void
  /** Reads again who is in front of the screen: setting up an account gives it a name. */
  refresh: () => Promise<void>
  /** Leaves the app for a path of the server, by a full page navigation. */
  leave: (path: string) => void
}

export const HostContext = createContext<Host | undefined>(undefined)

/** Returns the context of the page. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost needs a HostContext above it.')
  return host
}
