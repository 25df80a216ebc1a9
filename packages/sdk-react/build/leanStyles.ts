import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The functions of styled-components that make styles. */
const ofStyles = /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/
/** Functions that make a component without a side effect: a bundler leaves out what they make where it is not used. */
const makers = /^(?:block|lazyPart)$/
/** Strings in a style, which are kept, and comments and white space, which are dropped. */
const stringOrNothing = /("[^"]*"|'[^']*')|(?:\/\*[^]*?\*\/|\s)+/g

/**
 * Takes the comments and the blanks out of the styles in a file: to a bundler they are text like any other, and stay. A
 * page loads one or two parts of a hundred less of the kit. Marks the calls of `block` and `lazyPart` as pure.
 */
export function leanStyles(code: string, file: string): string {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest)
  const parts: string[] = []
  let done = 0
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && makers.test(node.expression.getText(source))) {
      parts.push(code.slice(done, node.getStart(source)), '/*#__PURE__*/ ')
      done = node.getStart(source)
    }
    if (ts.isTaggedTemplateExpression(node) && ofStyles.test(node.tag.getText(source)))
      for (const text of textsOf(node.template)) {
        const [start, end] = [text.getStart(source), text.getEnd()]
        parts.push(code.slice(done, start), lean(code.slice(start, end)))
        done = end
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return parts.join('') + code.slice(done)
}

const lean = (style: string) => style.replace(stringOrNothing, (_, string?: string) => string ?? ' ')

function textsOf(template: ts.TemplateLiteral): ts.Node[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template]
  return [template.head, ...template.templateSpans.map(({ literal }) => literal)]
}

/** The same as a plugin for esbuild. */
export const leanStylesPlugin = {
  name: 'capstan-lean-styles',
  setup({ onLoad }: EsbuildPlugin) {
    onLoad({ filter: /packages[\\/]sdk-react[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      contents: leanStyles(readFileSync(path, 'utf8'), path),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

interface EsbuildPlugin {
  onLoad(
    of: { filter: RegExp },
    load: (file: { path: string }) => { contents: string; loader: 'ts' | 'tsx' },
  ): void
}
