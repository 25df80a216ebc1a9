import { embedComponents, type EmbedKey } from '@capstan/sdk-core/integrations'
import { fillIn } from '../../language/fillIn'
import type { IntegrationsMessages } from './messages'

/** The label of a component; an unknown one is returned unchanged. */
export function componentWord(component: string, messages: IntegrationsMessages): string {
  const known = embedComponents.find((name) => name === component)
  return known ? messages[known] : component
}

/** The components of a key in one line. */
export function componentWords(components: readonly string[], messages: IntegrationsMessages): string {
  return components.map((component) => componentWord(component, messages)).join(', ')
}

/** Returns the text about the maker of a key, and their present status. */
export function makerWord({ maker, isSelfRotated }: EmbedKey, messages: IntegrationsMessages): string {
  if (isSelfRotated) return messages.madeByServer
  if (!maker) return messages.madeByPlatform
  const { name, status } = maker
  if (status === 'suspended') return fillIn(messages.makerSuspended, { name })
  return status === 'left' ? fillIn(messages.makerLeft, { name }) : name
}
