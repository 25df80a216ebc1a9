/** How single rows of a list are requested. The build derives it from the document of a query. */
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
  /** The tables of the records that the rows show and that the document filters by: a change of any may change the list. */
  tables: readonly string[]
  /** How records inside the rows and the records they are shown in point to each other. */
  links?: readonly RecordLink[]
  /** The document of the list, where the answer is put together from several; otherwise the document of the query. */
  source?: ListSource
}

/** One type of record that a list shows inside another. */
export interface RecordLink {
  typename: string
  /** The type name of the record it is shown in. */
  parent: string
  /** The field with the id of the other one. */
  by: string
  /**
   * Set where the parent has the record's id in its field `by`, as a Distribution has the `allocationId` of its Allocation;
   * otherwise the record has the parent's.
   */
  isForward?: true
  /** The field of the query that has all records with `by`. */
  list: string
}

/** A query for `rows`: the records with `by` that link the records `$ids` to their parents, `$rows` of them at most. */
export function parentsText({ list, by, isForward }: RecordLink): string {
  const [filter, shown] = isForward ? [by, ''] : ['id', ` ${by}`]
  return `query Parents($ids:[UUID!]!$rows:Int!){rows:${list}(filter:{${filter}:{in:$ids}}first:$rows){nodes{id${shown}}}}`
}

/** A list as its own document asks for it; its variables stand among those of the query, under the name of the list. */
export interface ListSource {
  text: string
  name: string
}

/** The plans of documents that were asked, by their text. */
export type ListPlans = Map<string, readonly ListPlan[]>
