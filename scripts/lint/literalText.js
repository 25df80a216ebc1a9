const said = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'heading',
  'label',
  'lead',
  'placeholder',
  'summary',
  'text',
  'title',
])

/**
 * Refuses words in JSX, between tags and in the attributes that are read out or shown: they come from a catalogue, or
 * they cannot be translated.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const literalText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'Say this with a message of the feature ("{{words}}"): a literal has one language.',
    },
  },
  create(context) {
    const report = (/** @type {any} */ node, /** @type {string} */ words) =>
      context.report({ node, messageId: 'literal', data: { words: words.trim().slice(0, 40) } })
    const refuseWords = (/** @type {any} */ expression) => {
      for (const node of shownBy(expression)) {
        const words = wordsOf(node)
        if (/\p{Letter}/u.test(words)) report(node, words)
      }
    }
    return {
      JSXText(/** @type {any} */ node) {
        // An entity such as &nbsp; is not a word.
        if (/\p{Letter}/u.test(node.value)) report(node, node.value)
      },
      'JSXElement > JSXExpressionContainer'(/** @type {any} */ node) {
        refuseWords(node.expression)
      },
      'JSXFragment > JSXExpressionContainer'(/** @type {any} */ node) {
        refuseWords(node.expression)
      },
      JSXAttribute(/** @type {any} */ { name, value }) {
        if (value && said.has(String(name.name))) refuseWords(value.expression ?? value)
      },
    }
  },
}

/** The parts of an expression that may be what is shown. @returns {any[]} */
function shownBy(/** @type {any} */ node) {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)]
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : shownBy(node.left)), ...shownBy(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...shownBy(node.left), ...shownBy(node.right)] : []
    default:
      return node ? [node] : []
  }
}

function wordsOf(/** @type {any} */ node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type !== 'TemplateLiteral') return ''
  return node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked).join(' ')
}
