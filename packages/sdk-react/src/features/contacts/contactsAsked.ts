import { contactColumns, type ContactRow } from '@capstan/sdk-core/contacts'
import { gridQuery, type GridQuery, type GridSort } from '@capstan/sdk-core/grid'

/** How contacts are sorted until their reader sorts them. */
export const byName: GridSort = { column: 'contactName', direction: 'ascending' }

/** The query of contacts with this search and order; by default, the latest come first. */
export function contactsAsked(search: string, sort: GridSort | undefined): GridQuery {
  const query = gridQuery<ContactRow>(contactColumns, { search: search.trim(), sorts: sort ? [sort] : [] })
  return sort ? query : { ...query, orderBy: ['CREATED_ON_DESC', 'ID_ASC'] }
}
