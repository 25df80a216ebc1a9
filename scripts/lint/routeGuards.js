const reads = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'match',
  'search',
  'split',
  'slice',
  'substring',
  'at',
  'charAt',
  'replace',
])
const compares = new Set(['===', '!==', '==', '!='])
const requests = /^(request|req|raw)$/
const requestTypes = /\b(FastifyRequest|IncomingMessage)\b/

/**
 * Refuses to decide by the text of a request's address.
 *
 * The router reads `/api/v2/%67raphql` as `/api/v2/graphql`; a test of the text does not. A guard hangs on the route: on
 * its scope, or on `request.routeOptions`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const routeGuards = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      byText:
        'An address can be spelled in many ways: hang this on the route (its scope, routeOptions), not on the text.',
    },
  },
  create(context) {
    const report = (/** @type {import('estree').Node} */ node) =>
      context.report({ node, messageId: 'byText' })
    return {
      MemberExpression(node) {
        if (isAddress(node) && isDecidedBy(node)) report(node)
      },
      'ObjectPattern > Property'(/** @type {any} */ node) {
        if (isAddressName(node.key) && isOfRequest(node.parent, context.sourceCode)) report(node)
      },
    }
  },
}

const isAddressName = (/** @type {any} */ key) => key.name === 'url' || key.name === 'originalUrl'

function isAddress(/** @type {any} */ { property, object }) {
  return isAddressName(property) && requests.test(object.name ?? object.property?.name ?? '')
}

/** True when the code compares a value, its start or a part of it. */
function isDecidedBy(/** @type {any} */ node) {
  const { parent } = node
  if (parent.type === 'MemberExpression' && parent.object === node) return reads.has(parent.property.name)
  if (parent.type === 'BinaryExpression') return compares.has(parent.operator)
  if (parent.type === 'SwitchStatement') return parent.discriminant === node
  const isArgument = parent.type === 'CallExpression' && parent.arguments.includes(node)
  return isArgument && /^(test|exec)$/.test(parent.callee.property?.name ?? '')
}

/** True when a pattern destructures a request: by its type, or as the parameter of a hook or a route. */
function isOfRequest(/** @type {any} */ pattern, /** @type {any} */ source) {
  const isParameter = pattern.parent.params?.includes(pattern) ?? false
  if (!isParameter) return requests.test(pattern.parent.init?.name ?? '')
  return pattern.typeAnnotation ? requestTypes.test(source.getText(pattern.typeAnnotation)) : true
}
