import { lazy, type ComponentType } from 'react'

/** What every page is given. */
export interface PageProps {
  /** The title of its entry in the route table. */
  title: string
}

/** A page whose code arrives when somebody goes there. */
export interface LazyPage {
  Component: ComponentType<PageProps>
  /** Starts fetching the code, so that it is there when the session is known. */
  preload: () => void
}

/** A page that is a named export of a module of its own: `lazyPage(() => import('./login/LoginPage'), 'LoginPage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
): LazyPage {
  const component = async (): Promise<ComponentType<PageProps>> => (await load())[name]
  return {
    Component: lazy(async () => ({ default: await component() })),
    // A page that cannot be fetched fails where it is shown; asking early has nobody to tell.
    preload: () => void load().catch(() => undefined),
  }
}
