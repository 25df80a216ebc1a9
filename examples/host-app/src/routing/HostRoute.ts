import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { LazyPage } from './lazyPage'

/** The visitors who may open a page: these account types, any signed-in user, or everyone. */
export type Allowed = readonly AccountType[] | 'signed-in' | 'everyone'

interface Entry {
  /** The pattern of the path, as react-router writes it. */
  path: string
  allowed: Allowed
}

/** An entry that opens a page. */
export interface PageRoute extends Entry {
  /** The title of the document, and the heading of a page that has no better one. */
  title: string
  /** The roles that see the page; others of an allowed type see an empty one. */
  roles?: readonly AccountRole[]
  page: LazyPage
}

/** An entry that only leads elsewhere, with the parameters of its path filled in. */
export interface RedirectRoute extends Entry {
  redirect: string
}

/** One line of the route table. */
export type HostRoute = PageRoute | RedirectRoute
