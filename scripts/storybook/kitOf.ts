import { globSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'

/** A prop of a component, as its documentation shows it. */
export interface Prop {
  name: string
  description: string
  isRequired: boolean
  /** The type as it is written; `values` are those of a union of strings. */
  type: string
  values?: string[]
}

/** A component that a site can import. */
export interface KitComponent {
  /** The entry to import it from: `@capstan/sdk-react/invest`. */
  entry: string
  description: string
  props: Prop[]
}

/** The components of the kit, by name. */
export type Kit = Record<string, KitComponent>

const source = path.join(root, 'packages/sdk-react/src')
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['capstan-source'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** Reads the components of the kit, with the props that they inherit, from the types of its entries. */
export function kitOf(entries: readonly string[] = entriesOfKit()): Kit {
  const program = ts.createProgram(
    entries.map((name) => path.join(source, 'entries', `${name}.ts`)),
    options,
  )
  const checker = program.getTypeChecker()
  const kit: Kit = {}
  for (const name of entries) {
    const file = program.getSourceFile(path.join(source, 'entries', `${name}.ts`))
    const module = file && checker.getSymbolAtLocation(file)
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const component = /^[A-Z]/.test(symbol.name)
        ? componentOf(resolved(symbol, checker), checker)
        : undefined
      if (component) kit[symbol.name] = { entry: `@capstan/sdk-react/${name}`, ...component }
    }
  }
  return kit
}

const entriesOfKit = (): string[] =>
  globSync('*.ts', { cwd: path.join(source, 'entries') })
    .map((file) => path.basename(file, '.ts'))
    .sort()

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

function componentOf(symbol: ts.Symbol, checker: ts.TypeChecker): Omit<KitComponent, 'entry'> | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined
  const type = checker.getTypeOfSymbol(symbol)
  const types = type.isUnion() ? type.types : [type]
  const [signature] = types.flatMap((each) => each.getCallSignatures())
  if (!signature) return undefined
  const [parameter] = signature.parameters
  const props = parameter ? checker.getTypeOfSymbol(parameter).getProperties() : []
  return {
    description: textOf(symbol, checker),
    props: props
      .filter(isOfComponent)
      .map((prop) => propOf(prop, checker))
      .sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
  }
}

/** True for a prop that we or React Aria declare: an element takes hundreds more, which HTML declares. */
const isOfComponent = (prop: ts.Symbol): boolean =>
  (prop.declarations ?? []).some(
    (declaration) => !/\/@types\/react\/|\/typescript\/lib\//.test(declaration.getSourceFile().fileName),
  )

function propOf(prop: ts.Symbol, checker: ts.TypeChecker): Prop {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop))
  const parts = type.isUnion() ? type.types : [type]
  const values = parts.filter((part) => part.isStringLiteral()).map(({ value }) => value)
  return {
    name: prop.name,
    description: textOf(prop, checker),
    isRequired: !(prop.flags & ts.SymbolFlags.Optional),
    type: writtenType(prop) ?? checker.typeToString(type),
    ...(values.length === parts.length && values.length > 0 && { values }),
  }
}

function writtenType({ declarations = [] }: ts.Symbol): string | undefined {
  const [declaration] = declarations
  if (!declaration || !(ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)))
    return undefined
  return declaration.type?.getText().replace(/\s+/g, ' ')
}

const textOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
