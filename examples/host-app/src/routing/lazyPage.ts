import type { Capstan } from '@capstan/sdk-core'
import type { ComponentType } from 'react'

/** What every page is given. */
export interface PageProps {
  /** The title of its entry in the route table. */
  title: string
}

/** Asks for what a page will show, before it is there to show it. What fails is asked for again by the page itself. */
export type Prefetch = (
  capstan: Capstan,
  parameters: Readonly<Record<string, string | undefined>>,
) => Promise<void>

/** What the module of a page may hold beside the page. */
interface PageModule {
  prefetch?: Prefetch
}

/** A page whose code arrives when somebody goes there, or before, when it is loaded early. */
export interface LazyPage {
  /** Asks for the code once; what has come is there at once for whoever asks later. */
  load: () => Promise<PageCode>
  /** What has come. */
  readonly loaded?: PageCode
}

/** The code of a page: what is shown, and how to ask for its data. */
export interface PageCode {
  Component: ComponentType<PageProps>
  prefetch?: Prefetch
}

/** A page that is a named export of a module of its own: `lazyPage(() => import('./login/LoginPage'), 'LoginPage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>> & PageModule>,
  name: Name,
): LazyPage {
  let code: Promise<PageCode> | undefined
  let loaded: PageCode | undefined
  const ask = async (): Promise<PageCode> => {
    try {
      const module = await load()
      return (loaded = { Component: module[name], prefetch: module.prefetch })
    } catch (error) {
      // What could not be fetched is asked for again.
      code = undefined
      throw error
    }
  }

  return {
    load: () => (code ??= ask()),
    get loaded() {
      return loaded
    },
  }
}
