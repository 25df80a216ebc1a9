import { readdirSync, readFileSync } from 'node:fs'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql'

const folder = 'packages/sdk-core/src/features'

/** The documents that some features of the core send, by the name of their operation, with their fragments. */
export function documentsOf(features: readonly string[]): Record<string, string> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const operations: OperationDefinitionNode[] = []
  for (const feature of readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)) {
    for (const definition of definitionsOf(feature)) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
      if (definition.kind === Kind.OPERATION_DEFINITION && features.includes(feature))
        operations.push(definition)
    }
  }
  return Object.fromEntries(
    operations.map((operation) => [operation.name?.value ?? '', withFragments(operation, fragments)]),
  )
}

function definitionsOf(feature: string): readonly DefinitionNode[] {
  const files = readdirSync(`${folder}/${feature}`).filter((file) => file.endsWith('.graphql'))
  return files.flatMap((file) => parse(readFileSync(`${folder}/${feature}/${file}`, 'utf8')).definitions)
}

function withFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const needed = new Set<DefinitionNode>([operation])
  // Iterating a set also visits the items that are added meanwhile.
  for (const definition of needed)
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (fragment) needed.add(fragment)
      },
    })
  // The declared inputs of an operation are for the generator, not for the server.
  return [...needed]
    .map((each) =>
      print(visit(each, { Directive: ({ name }) => (name.value === 'sends' ? null : undefined) })),
    )
    .join('\n')
}
