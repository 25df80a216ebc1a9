import type { NewEmbedKey } from '@capstan/sdk-core/integrations'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Button } from '../../ui/actions/Button'
import { integrationsMessages } from './messages'
import { SecretPanel } from './SecretPanel'

/**
 * What a dialog shows once a key is made: its secret, until the reader says that they have it. The dialog stays the same
 * one, so that it gives focus back to where it came from.
 */
export function useSecretParts(made: NewEmbedKey | undefined, onDone: () => void) {
  const messages = useMessages('integrations', integrationsMessages)
  if (!made) return undefined

  const { secret } = made
  return {
    title: secret ? messages.secretTitle : messages.secretLostTitle,
    // Escape, or a press beside it, would throw away what nobody can show again.
    isBlocking: true,
    footer: (
      <Button variant="primary" onPress={onDone}>
        {messages.done}
      </Button>
    ),
    children: secret ? <SecretPanel secret={secret} /> : <Alert tone="warning">{messages.secretLost}</Alert>,
  }
}
