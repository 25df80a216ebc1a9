import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Button } from '../../ui/actions/Button'
import { Inline } from '../../ui/layout/Inline'
import { TextAreaField } from '../../ui/fields/TextAreaField'
import { integrationsMessages } from './messages'

export interface SecretPanelProps {
  /** The secret of a key made just now. */
  secret: string
}

/** A secret, to be copied: this once. */
export function SecretPanel({ secret }: SecretPanelProps) {
  const messages = useMessages('integrations', integrationsMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  const [told, setTold] = useState<'copied' | 'copyFailed'>()

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setTold('copied')
    } catch {
      // A page without a secure origin has no clipboard, and a browser may refuse it.
      field.current?.select()
      setTold('copyFailed')
    }
  }

  return (
    <Place className="capstan-secret">
      <Alert tone="warning">{messages.secretOnce}</Alert>
      <TextAreaField ref={field} label={messages.secretLabel} value={secret} rows={2} isReadOnly />
      <Inline gap={4}>
        <Button icon="copy" autoFocus onPress={() => void copy()}>
          {messages.copy}
        </Button>
        <span role="status">{told && messages[told]}</span>
      </Inline>
    </Place>
  )
}

const Place = styled.div`
  textarea {
    font-family: var(--capstan-font-family-mono);
    overflow-wrap: anywhere;
    resize: none;
  }
  > .capstan-field {
    margin-top: var(--capstan-space-4);
  }
  [role='status'] {
    color: var(--capstan-text-muted);
  }
`
