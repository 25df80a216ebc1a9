import type { CacheProblem } from '../CacheProblem'
import type { Entity } from '../entity'
import { relationNames } from './connectionTypenames'
import { argumentWords, relationsIn } from './argumentWords'
import type { SyncedList } from '../lists/syncedLists'

/** Facts about the answer of a query that follow from its text and its variables. */
export interface QueryAnalysis {
  /** Among them are the fields that may affect which rows its lists have, and their order. */
  argumentWords: ReadonlySet<string>
  /** Its lists that can be kept in sync; read when they are first needed. */
  lists?: readonly SyncedList[]
  /** The problems already reported for it. */
  problems: Set<CacheProblem>
}

/** The analyses of all cached queries. Each is made once and indexed by the types that it mentions. The key of a query is its hash. */
export interface QueryAnalyses {
  /** The analysis of a query, made when it is first requested. */
  get(hash: string): QueryAnalysis
  remove(hash: string): void
  /** The queries that filter by a relation to records of a type. */
  filteringByRelationTo(typename: string): readonly string[]
  /** The queries that have an id among their variables. */
  queriesWithId(id: Entity['id']): readonly string[]
  clear(): void
}

export function createQueryAnalyses(queryKeyOf: (hash: string) => readonly unknown[]): QueryAnalyses {
  const analyses = new Map<string, QueryAnalysis>()
  const byRelation = new Map<string, Set<string>>()
  const byText = new Map<string, Set<string>>()

  const create = (hash: string): QueryAnalysis => {
    const queryKey = queryKeyOf(hash)
    const words = argumentWords(queryKey)
    for (const relation of relationsIn(words)) addTo(byRelation, relation, hash)
    for (const text of textsIn(queryKey[3])) addTo(byText, text, hash)
    const analysis = { argumentWords: words, problems: new Set<CacheProblem>() }
    analyses.set(hash, analysis)
    return analysis
  }

  return {
    get: (hash) => analyses.get(hash) ?? create(hash),
    remove(hash) {
      if (!analyses.delete(hash)) return
      for (const index of [byRelation, byText])
        for (const [key, hashes] of index) if (hashes.delete(hash) && hashes.size === 0) index.delete(key)
    },
    filteringByRelationTo(typename) {
      const hashes = relationNames(typename).flatMap((name) => [...(byRelation.get(name) ?? [])])
      return [...new Set(hashes)]
    },
    queriesWithId: (id) => [...(byText.get(String(id)) ?? [])],
    clear() {
      analyses.clear()
      byRelation.clear()
      byText.clear()
    },
  }
}

function addTo(index: Map<string, Set<string>>, key: string, hash: string): void {
  index.set(key, (index.get(key) ?? new Set()).add(hash))
}

/** The texts among the variables of a query, ids among them. */
function textsIn(variables: unknown): ReadonlySet<string> {
  const texts = new Set<string>()
  JSON.stringify(variables, (_, value: unknown) => {
    if (typeof value === 'string') texts.add(value)
    return value
  })
  return texts
}
