import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type { LazyPage } from './lazyPage'

/** Who may open a page: these account types, whoever is signed in, or everybody. */
export type Allowed = readonly AccountType[] | 'signed-in' | 'everyone'

interface Entry {
  /** The pattern of the path, as react-router writes it. */
  path: string
  allowed: Allowed
}

/** An entry that opens a page. */
export interface PageRoute extends Entry {
  /** What the page is called: its heading where it has no better one, and the title of the document. */
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
