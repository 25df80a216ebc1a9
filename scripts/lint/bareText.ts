import path from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'

/** Components that wrap each text among their children in an element (`ownText`). */
const ownTextComponents = new Set(['Button', 'LinkButton', 'TextLink', 'Chip', 'MenuItem'])

/**
 * Returns the places where JSX puts a text beside a conditional element, or a conditional text beside others.
 *
 * The translation of a browser moves bare text nodes into elements that React does not know. React then fails with a
 * `NotFoundError` when it inserts an element before such a text or removes the text. A text that is wrapped in an element is
 * safe.
 */
export function findBareTexts(program: ts.Program): string[] {
  const checker = program.getTypeChecker()
  const found: string[] = []

  const kindsOfType = (type: ts.Type): Kind[] => {
    if (type.isUnion()) {
      const kinds = type.types.flatMap(kindsOfType)
      // A slot that its owner fills: an element in practice.
      return kinds.includes('element') && kinds.includes('text') ? [] : kinds
    }
    if (type.isStringLiteral() && !/\p{Letter}/u.test(type.value)) return ['nothing']
    if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return ['text']
    if (type.flags & nothing) return ['nothing']
    return ['Element', 'ReactElement'].includes(type.getSymbol()?.name ?? '') ? ['element'] : []
  }
  const kindsOf = (expression: ts.Expression): Kind[] => {
    if (ts.isParenthesizedExpression(expression)) return kindsOf(expression.expression)
    if (ts.isConditionalExpression(expression))
      return [...kindsOf(expression.whenTrue), ...kindsOf(expression.whenFalse)]
    if (ts.isBinaryExpression(expression)) {
      const { operatorToken, left, right } = expression
      if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return ['nothing', ...kindsOf(right)]
      if (operatorToken.kind === ts.SyntaxKind.BarBarToken) return [...kindsOf(left), ...kindsOf(right)]
      if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
        return [...kindsOf(left), ...kindsOf(right)]
    }
    return isAuthorText(expression) ? ['text'] : kindsOfType(checker.getTypeAtLocation(expression))
  }
  const read = (child: ts.JsxChild): Kind[] => {
    if (ts.isJsxText(child)) return child.text.trim() === '' ? [] : ['text']
    if (!ts.isJsxExpression(child)) return [isAuthorText(child) ? 'text' : 'element']
    // Nothing to translate.
    if (child.expression && isWordless(child.expression)) return []
    return child.expression ? [...new Set(kindsOf(child.expression))] : []
  }

  /** A text, or a text in some cases. `ReactNode`, which includes `bigint`, is the type of children that are returned as they are. */
  const isBareText = (type: ts.Type): boolean => {
    const types = type.isUnion() ? type.types : [type]
    const handsChildrenOn = types.some((each) => each.flags & ts.TypeFlags.BigIntLike)
    return !handsChildrenOn && types.some((each) => kindsOfType(each).includes('text'))
  }

  const report = (node: ts.Node): void => {
    const file = node.getSourceFile()
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${path.relative(root, file.fileName)}:${line + 1}`)
  }

  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (isComponent(node)) {
      const signature = checker.getSignatureFromDeclaration(node)
      const returned = signature && checker.getReturnTypeOfSignature(signature)
      if (returned && isBareText(returned)) report(node)
    }
    const tag = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : ''
    if (!(ts.isJsxElement(node) || ts.isJsxFragment(node))) return
    if (ownTextComponents.has(tag)) {
      // `ownText` wraps strings, not the text that a component returns.
      if (
        node.children.some((child) =>
          ts.isJsxExpression(child) ? holdsAuthorText(child.expression) : isAuthorText(child),
        )
      )
        report(node)
      return
    }
    const children = node.children.map(read).filter((kinds) => kinds.length > 0)
    if (ts.isJsxFragment(node) && children.some((kinds) => kinds.includes('text'))) return report(node)
    if (children.length < 2 || !children.some((kinds) => kinds.includes('text'))) return
    if (!children.some((kinds) => kinds.length > 1)) return
    report(node)
  }
  for (const file of program.getSourceFiles())
    if (file.fileName.endsWith('.tsx') && !file.fileName.includes('node_modules')) visit(file)
  return found
}

const isWordless = (expression: ts.Expression) =>
  ts.isStringLiteral(expression) && !/\p{Letter}/u.test(expression.text)

/** The text of an author in the reader's language is a bare text. */
const isAuthorText = (node: ts.Node): boolean =>
  ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'AuthorText'

/** An expression that may be the text of an author. */
function holdsAuthorText(expression: ts.Expression | undefined): boolean {
  if (!expression) return false
  if (ts.isConditionalExpression(expression))
    return holdsAuthorText(expression.whenTrue) || holdsAuthorText(expression.whenFalse)
  if (ts.isBinaryExpression(expression))
    return holdsAuthorText(expression.left) || holdsAuthorText(expression.right)
  return isAuthorText(expression)
}

type Kind = 'text' | 'element' | 'nothing'

const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike

/** A function with the name of a component. */
function isComponent(node: ts.Node): node is ts.FunctionDeclaration {
  return ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')
}
