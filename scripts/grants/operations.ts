import { type DocumentNode, Kind, parse, type SelectionSetNode, visit } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ListPlan, parentsText } from '../../packages/sdk-core/src/cache/rows/ListPlan.ts'
import type { ShownRecords } from '../../packages/sdk-core/src/client/records/shownBy.ts'
import { root } from '../root.ts'

/** Documents that are sent, and the contents of their variables. */
export interface Operation {
  names: string[]
  document: DocumentNode
  /** The content of variables that are input objects or orders, as `@sends` declares it. */
  sends: ReadonlyMap<string, Sends>
  /** The tables that a component with the answer subscribes to. */
  tables: readonly string[]
}

/** The permitted content of a variable. */
export interface Sends {
  /** `only`: these members, or words; `columns`: rows are compared by these in any way, and sorted by them either way. */
  kind: 'only' | 'columns'
  names: SelectionSetNode
}

const core = path.join(root, 'packages/sdk-core/src')
const byHandFolder = path.join(root, 'packages/sandbox/grants')

type SentDocument =
  string | { lists?: readonly ListPlan[]; shown?: readonly ShownRecords[]; toString(): string }

/** The queries for single rows of the lists of a document, by which they are kept up to date. */
function textsOfRows(document: SentDocument): string[] {
  const lists = typeof document === 'string' ? [] : (document.lists ?? [])
  return lists.flatMap(({ text, links = [] }) => [text, ...links.map(parentsText)])
}

/** Returns the tables that a component with the answer of a document subscribes to. */
function tablesOf(document: SentDocument): string[] {
  if (typeof document === 'string') return []
  const { lists = [], shown = [] } = document
  return [...lists.flatMap(({ tables }) => tables), ...shown.map(({ table }) => table)]
}

/** The operations of the core as they are sent. */
export async function readOperations(): Promise<Operation[]> {
  const found: Operation[] = []
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => each.endsWith('operations.graphql')).sort()) {
    const sent = (await import(
      pathToFileURL(path.join(core, file.replace('.graphql', '.generated.ts'))).href
    )) as Record<string, SentDocument>
    const written = parse(readFileSync(path.join(core, file), 'utf8'))
    for (const { names, sends } of operationsIn(written)) {
      const document = sent[`${names[0]}Document`] ?? ''
      for (const text of [document.toString(), ...textsOfRows(document)])
        found.push({ names, document: parse(text), sends, tables: tablesOf(document) })
    }
  }
  return found
}

/** Returns the documents written by hand for a component as one operation, by the component's name. */
export function readByHand(): Map<string, Operation> {
  const files = readdirSync(byHandFolder).filter((file) => file.endsWith('.graphql'))
  return new Map(
    files.map((file) => {
      const document = parse(readFileSync(path.join(byHandFolder, file), 'utf8'))
      const operations = operationsIn(document)
      const names = operations.flatMap((each) => each.names)
      const sends = new Map(operations.flatMap((each) => [...each.sends]))
      return [path.basename(file, '.graphql'), { names, document, sends, tables: [] }]
    }),
  )
}

/** The operations of a document, and their `@sends` declarations. */
export function operationsIn({ definitions }: DocumentNode): Pick<Operation, 'names' | 'sends'>[] {
  return definitions.flatMap(operationOf)
}

function operationOf(definition: DocumentNode['definitions'][number]): Pick<Operation, 'names' | 'sends'>[] {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return []
  const sends = new Map<string, Sends>()
  visit(definition, {
    VariableDefinition({ variable, directives = [] }) {
      const said = directives.find(({ name }) => name.value === 'sends')?.arguments?.[0]
      if (said?.value.kind !== Kind.STRING) return
      const kind = said.name.value === 'columns' ? 'columns' : 'only'
      sends.set(variable.name.value, { kind, names: selection(said.value.value) })
    },
  })
  return [{ names: [definition.name?.value ?? ''], sends }]
}

function selection(text: string): SelectionSetNode {
  const [definition] = parse(`{ ${text} }`).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`@sends of "${text}" names no members.`)
  return definition.selectionSet
}
