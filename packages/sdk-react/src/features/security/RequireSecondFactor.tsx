import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { SwitchField } from '../../ui/choices/SwitchField'
import { narrow } from '../../ui/layout/breakpoints'
import { securityMessages } from './messages'
import { useSending } from './useSending'

export interface RequireSecondFactorProps {
  isRequired: boolean
  /** Whoever has none can say nothing: they would be asked for one. */
  hasPasskey: boolean
  onRequire?: (required: boolean, idempotencyKey: string) => Promise<unknown>
}

/** Whether the account requires a second factor: a switch for whoever may say so, a sentence for everybody else. */
export function RequireSecondFactor({ isRequired, hasPasskey, onRequire }: RequireSecondFactorProps) {
  const messages = useMessages('security', securityMessages)
  const [wanted, setWanted] = useState<boolean>()
  const sending = useSending(async (key) => {
    try {
      await onRequire?.(!isRequired, key)
    } finally {
      setWanted(undefined)
    }
  })

  return (
    <Rule data-status={isRequired ? 'required' : 'not-required'}>
      {onRequire ? (
        <>
          <SwitchField
            name="requiresSecondFactor"
            value={wanted ?? isRequired}
            onChange={(next) => {
              setWanted(next)
              sending.send()
            }}
            label={messages.required}
            isDisabled={!hasPasskey}
          />
          <p>{messages.requiredAbout}</p>
          {!hasPasskey && <p>{messages.passkeyFirst}</p>}
          {sending.notice}
        </>
      ) : (
        <p>{isRequired ? messages.isRequired : messages.isNotRequired}</p>
      )}
    </Rule>
  )
}

const Rule = styled.div`
  padding: var(--capstan-space-4) var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  > p {
    margin: var(--capstan-space-1) 0 0;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
