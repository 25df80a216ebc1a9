import type { LiveTable } from '../../client/LiveTable'

/** How single rows of a list are asked for. The build derives it from the document of a query. */
export interface ListPlan {
  /** The name of the list in the answer. */
  name: string
  /** The type of its rows. */
  typename: string
  /**
   * A query for the records `$ids`, `$rows` of them at most: which belong to the list (`rows`), the versions of all that
   * can be seen (`known`), and how many rows the list has (`total`), where the answer shows that.
   */
  text: string
  /** The tables of the records that the rows show: a change of any of them may change a row. */
  tables: readonly LiveTable[]
  /** Records inside the rows that point to the record they are shown in: a new one changes the row of that record. */
  nested?: readonly NestedRecords[]
  /** The document of the list, where the answer is put together from several; otherwise the document of the query. */
  source?: ListSource
}

/** Records that are shown inside the record they point to. */
export interface NestedRecords {
  typename: string
  /** The type of the record they point to, and the field with its id. */
  parent: string
  by: string
  /** The field of the query that has all of them. */
  list: string
}

/** A query for `rows`: the nested records `$ids`, `$rows` of them at most, with the id of the record they point to. */
export function parentsText({ list, by }: NestedRecords): string {
  return `query Parents($ids:[UUID!]!$rows:Int!){rows:${list}(filter:{id:{in:$ids}}first:$rows){nodes{id ${by}}}}`
}

/** A list as its own document asks for it. */
export interface ListSource {
  text: string
  name: string
  variables: Readonly<Record<string, unknown>>
}

/** The plans of documents that were asked, by their text. */
export type ListPlans = Map<string, readonly ListPlan[]>
