import { belongsToPlatform } from '../../../../packages/sandbox/src/platform/auth/pagePaths.ts'
import { leaving } from './leaving'

/** The link that a press follows to another page of the app; none where it goes elsewhere, or was asked about. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (leaving.isAnswered() || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement)
  const isHere = !link?.target || link.target === '_self'
  return link && isHere && !link.hasAttribute('download') && leadsOn(link) ? link : undefined
}

/** When a link leaves the app, the browser itself asks for confirmation. */
function leadsOn({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window
  if (origin !== location.origin || belongsToPlatform(pathname)) return false
  return pathname !== location.pathname || search !== location.search
}
