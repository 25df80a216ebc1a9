import { CapstanError, type Capstan } from '@capstan/sdk-core'
import type { ComponentType } from 'react'

/** The props of every page. */
export interface PageProps {
  /** The title of its entry in the route table. */
  title: string
}

/** Requests the data of a page before its code is loaded. The page itself repeats failed requests. */
export type Prefetch = (
  capstan: Capstan,
  parameters: Readonly<Record<string, string | undefined>>,
) => Promise<void>

/** The exports of a page's module other than the page. */
interface PageModule {
  prefetch?: Prefetch
}

/** A page whose code is loaded when it is opened, or earlier when it is preloaded. */
export interface LazyPage {
  /** Requests the code once; later callers get the loaded code. */
  load: () => Promise<PageCode>
  /** The loaded code. */
  readonly loaded?: PageCode
}

/** The code of a page: its component, and the function that requests its data. */
export interface PageCode {
  Component: ComponentType<PageProps>
  prefetch?: Prefetch
}

/** A page that is a named export of its own module: `lazyPage(() => import('./login/LoginPage'), 'LoginPage')`. */
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
      // A failed request is repeated.
      code = undefined
      throw navigator.onLine ? error : new CapstanError('network_failed', { cause: error })
    }
  }

  return {
    load: () => (code ??= ask()),
    get loaded() {
      return loaded
    },
  }
}
