import ts from 'typescript'

/**
 * Returns true when the program reads a property of a type: there, or as a property of another type that its object
 * is handed on as, to a parameter, a result, a prop, a variable.
 */
export function readProperties(program: ts.Program): (property: ts.Declaration) => boolean {
  const checker = program.getTypeChecker()
  const read = new Set<ts.Declaration>()
  /** From a property to those that are handed on as it. */
  const sourcesOf = new Map<ts.Declaration, Set<ts.Declaration>>()
  const seen = new Map<ts.Type, Set<ts.Type>>()

  const markRead = (symbol: ts.Symbol | undefined) => symbol?.declarations?.forEach((each) => read.add(each))

  const link = (from: ts.Type, to: ts.Type): void => {
    if (from === to || seen.get(from)?.has(to)) return
    seen.set(from, (seen.get(from) ?? new Set()).add(to))
    if (from.isUnion()) return from.types.forEach((each) => link(each, to))
    if (to.isUnion()) return to.types.forEach((each) => link(from, each))
    if (!isObject(from) || !isObject(to)) return
    linkArguments(from, to)
    linkSignatures(from, to)
    if (!isOurs(from) && !isOurs(to)) return
    for (const property of checker.getPropertiesOfType(from)) linkProperty(property, to)
  }

  const linkArguments = (from: ts.Type, to: ts.Type) => {
    const [given, wanted] = [from, to].map((type) => checker.getTypeArguments(type as ts.TypeReference) ?? [])
    given?.forEach((each, at) => {
      const other = wanted?.[at]
      if (other) link(each, other)
    })
  }

  const linkSignatures = (from: ts.Type, to: ts.Type) => {
    const [given] = from.getCallSignatures()
    const [wanted] = to.getCallSignatures()
    if (!given || !wanted) return
    link(given.getReturnType(), wanted.getReturnType())
    given.parameters.forEach((parameter, at) => {
      const other = wanted.parameters[at]
      if (other) link(checker.getTypeOfSymbol(other), checker.getTypeOfSymbol(parameter))
    })
  }

  const linkProperty = (property: ts.Symbol, to: ts.Type) => {
    const other = checker.getPropertyOfType(to, property.name)
    if (!other) return
    for (const source of property.declarations ?? [])
      for (const target of other.declarations ?? [])
        if (source !== target) sourcesOf.set(target, (sourcesOf.get(target) ?? new Set()).add(source))
    link(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other))
  }

  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) markRead(checker.getSymbolAtLocation(node.name))
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node)
      for (const { propertyName, name, dotDotDotToken } of node.elements)
        if (!dotDotDotToken) markRead(checker.getPropertyOfType(type, (propertyName ?? name).getText()))
    }
    if (ts.isElementAccessExpression(node)) {
      const [type, key] = [node.expression, node.argumentExpression].map((each) =>
        checker.getTypeAtLocation(each),
      )
      const keys = key ? (key.isUnion() ? key.types : [key]) : []
      for (const each of keys)
        if (type && each.isStringLiteral()) markRead(checker.getPropertyOfType(type, each.value))
    }
    if (ts.isAsExpression(node))
      link(checker.getTypeAtLocation(node.expression), checker.getTypeAtLocation(node.type))
    if (ts.isCallExpression(node)) linkCall(node)
    if (isHandedOn(node)) {
      const expected = checker.getContextualType(node)
      if (expected) link(checker.getTypeAtLocation(node), expected)
    }
    ts.forEachChild(node, visit)
  }

  const linkCall = (call: ts.CallExpression) => {
    const signature = checker.getResolvedSignature(call)
    signature?.parameters.forEach((parameter, at) => {
      const argument = call.arguments[at]
      if (argument)
        link(checker.getTypeAtLocation(argument), checker.getTypeOfSymbolAtLocation(parameter, call))
    })
  }

  for (const file of program.getSourceFiles()) if (isOwnFile(file.fileName)) visit(file)

  // A set also visits elements added during the iteration.
  for (const property of read) sourcesOf.get(property)?.forEach((source) => read.add(source))
  return (property) => read.has(property)
}

/** Returns true when a node is a value that a call, a result, a prop, an object or a variable takes. */
function isHandedOn(node: ts.Node): node is ts.Expression {
  if (ts.isJsxAttributes(node)) return true
  const { parent } = node
  if (!ts.isExpression(node) || ts.isLiteralExpression(node)) return false
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node
  if (ts.isArrowFunction(parent)) return parent.body === node
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return ts.isReturnStatement(parent) || ts.isJsxExpression(parent) || ts.isSatisfiesExpression(parent)
}

const isObject = (type: ts.Type) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

const isOwnFile = (name: string) => !name.includes('/node_modules/')

/** Returns true when the type, or one of its properties, is declared by us. */
function isOurs(type: ts.Type): boolean {
  const { symbol, aliasSymbol } = type
  const declarations = [...(aliasSymbol?.declarations ?? []), ...(symbol?.declarations ?? [])]
  if (declarations.length === 0) return true
  return declarations.some((each) => isOwnFile(each.getSourceFile().fileName))
}
