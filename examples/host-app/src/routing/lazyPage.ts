import type { Capstan } from '@capstan/sdk-core'
import { lazy, type ComponentType } from 'react'

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

/** A page whose code arrives when somebody goes there. */
export interface LazyPage {
  Component: ComponentType<PageProps>
  /** Starts fetching the code, so that it is there when the session is known; answers how to fetch the data too. */
  preload: () => Promise<Prefetch | undefined>
}

/** A page that is a named export of a module of its own: `lazyPage(() => import('./login/LoginPage'), 'LoginPage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>> & PageModule>,
  name: Name,
): LazyPage {
  const component = async (): Promise<ComponentType<PageProps>> => (await load())[name]
  return {
    Component: lazy(async () => ({ default: await component() })),
    preload: async () => (await load()).prefetch,
  }
}
