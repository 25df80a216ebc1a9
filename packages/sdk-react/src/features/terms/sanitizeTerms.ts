import DOMPurify, { type Config } from 'dompurify'
import { termsPolicy } from './termsPolicy'

const tags =
  'a abbr b blockquote br caption code col colgroup dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre s section small ' +
  'span strong sub sup table tbody td tfoot th thead tr u ul'

const messages = 'colspan dir lang rowspan scope start title'

const rules = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: ['href', ...messages.split(' ')],
  ADD_URI_SAFE_ATTR: messages.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Without the slashes, https: is followed by an address of the page's own site.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:)/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/**
 * Returns an agreement's HTML as nodes that are safe to show: text, headings, lists, tables and links to other sites.
 *
 * Scripts, styles, forms, frames, images and ids are removed; links open a new tab without access to this one.
 */
export function sanitizeTerms(html: string): DocumentFragment {
  // A separate instance, because a hook on the shared one would change the sanitizing of the host page.
  const purify = DOMPurify(window)
  purify.addHook('afterSanitizeAttributes', openOutside)
  return purify.sanitize(html, { ...rules, TRUSTED_TYPES_POLICY: termsPolicy() ?? null })
}

function openOutside(node: Element) {
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
}
