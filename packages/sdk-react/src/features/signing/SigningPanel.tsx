import { checkSignerName, type PaperToSign, type SigningConsent } from '@capstan/sdk-core/signing'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { FormButtons } from '../../forms/sending/FormButtons'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { TextField } from '../../ui/fields/text/TextField'
import { Inline } from '../../ui/layout/Inline'
import { FieldList } from './papers/FieldList'
import { SignatureEditor } from './SignatureEditor'
import { signingMessages } from './messages'
import type { Signing } from './useSigning'

export interface SigningPanelProps {
  stepId: string
  papers: readonly PaperToSign[]
  consent: SigningConsent
  signing: Signing
  /** The reader as a party of the account: the name to sign by, and the capacity. */
  signer?: { name: string; capacity?: string }
  headingLevel: 4 | 5
  /** True when every paper was opened. */
  isRead: boolean
  /** True while the signature is being sent. */
  isSending: boolean
  /** The reason why nothing was signed. */
  problem?: string
  /** Called when all is filled in and agreed to. */
  onSign: () => void
  onDecline: () => void
}

/** Fields that are left, the signature, the consent, and the button that signs. */
export function SigningPanel({
  stepId,
  papers,
  consent,
  signing,
  signer,
  headingLevel,
  isRead,
  isSending,
  problem,
  onSign,
  onDecline,
}: SigningPanelProps) {
  const messages = useMessages('signing', signingMessages)
  const { plural } = useFormats()
  const whyId = useId()
  const [isAgreed, setAgreed] = useState(false)
  const [isDisclosed, setDisclosed] = useState(false)
  const letters = useMissingLetters(stepId, signing.name)
  const { fields, placed, left, name } = signing
  const kind = signing.current?.kind ?? 'signature'
  const total = fields.length
  const Heading = `h${headingLevel}` as const
  const missing = whyNot()
  const filled = { filled: placed.size, total }

  function whyNot(): string | undefined {
    if (!name.trim()) return messages.nameFirst
    if (letters.missing.length > 0) return messages.nameOtherLetters
    if (left > 0) return plural(messages.fillFirst, left)
    if (!isRead) return messages.openFirst
    return isAgreed ? undefined : messages.agreeFirst
  }

  return (
    <Panel aria-label={messages.place} className="capstan-signing-panel">
      <Inline spread>
        <Heading aria-live="polite">
          {left > 0 ? plural(messages.fieldsLeft, left) : messages.noFieldsLeft}
        </Heading>
        <Button dense isUnavailable={left === 0} onPress={signing.goToNext}>
          {messages.nextField}
        </Button>
      </Inline>
      <ProgressBar
        aria-label={fillIn(messages.filledOf, filled)}
        percent={total === 0 ? 100 : (100 * placed.size) / total}
      />
      <FieldList papers={papers} signing={signing} />
      <TextField
        label={messages.name}
        description={signer ? messages.nameFromAccount : messages.nameExplained}
        value={name}
        maxLength={200}
        autoComplete="name"
        onChange={signing.setName}
        onBlur={letters.check}
        error={
          letters.missing.length > 0
            ? fillIn(messages.nameLetters, { letters: letters.missing.join(' ') })
            : undefined
        }
      />
      {signer?.capacity && (
        <Capacity>
          <strong>{messages.capacity}</strong>
          <bdi>{signer.capacity}</bdi>
          <small>{messages.capacityExplained}</small>
        </Capacity>
      )}
      {total > 0 && <SignatureEditor signing={signing} kind={kind} headingLevel={headingLevel} />}
      <Consent lang={consent.locale}>
        <CheckboxField label={consent.agree} value={isAgreed} onChange={setAgreed} bare />
        <Button variant="quiet" dense aria-expanded={isDisclosed} onPress={() => setDisclosed(!isDisclosed)}>
          {messages.readDisclosure}
        </Button>
        {isDisclosed && <p>{consent.disclosure}</p>}
      </Consent>
      <FormButtons>
        <Buttons>
          <OfflineNote failed={problem} />
          <Button
            variant="primary"
            block
            pending={isSending}
            isUnavailable={missing !== undefined}
            aria-describedby={missing ? whyId : undefined}
            onPress={() => missing === undefined && onSign()}
          >
            {isSending ? messages.signing : messages.sign}
          </Button>
          {missing && <small id={whyId}>{missing}</small>}
          <small>{fillIn(messages.dated, { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}</small>
          <Button variant="quiet" dense onPress={onDecline}>
            {messages.decline}
          </Button>
        </Buttons>
      </FormButtons>
    </Panel>
  )
}

/**
 * Returns the characters of a name that cannot be set. They are requested once the name is complete, and only for uncommon
 * characters.
 */
function useMissingLetters(stepId: string, name: string) {
  const capstan = useCapstan()
  const [checked, setChecked] = useState(name)
  const { data = [] } = useQuery(
    {
      queryKey: ['signerName', stepId, checked],
      queryFn: () => checkSignerName(capstan, { stepId, name: checked }),
      enabled: uncommon.test(checked),
      staleTime: Infinity,
      // When it cannot be requested, it is found out before anything is signed.
      retry: false,
    },
    capstan.queryClient,
  )
  return { missing: checked === name ? data : [], check: () => setChecked(name) }
}

/** Characters beyond Latin letters with diacritics. */
const uncommon = /[^\u0020-\u024f]/u

const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-4);
  min-width: 0;
  padding: var(--capstan-space-5) var(--capstan-space-6);
  /* It is narrow however wide the page is. */
  .capstan-button {
    max-width: 100%;
    white-space: normal;
  }
  h4,
  h5 {
    margin: 0;
    font-size: inherit;
    font-weight: var(--capstan-font-weight-strong);
  }
`

const Capacity = styled.p`
  display: grid;
  margin: 0;
  overflow-wrap: anywhere;
  > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

const Consent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--capstan-space-2);
  justify-items: start;
  padding-top: var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
  /* Its words begin where all others do. */
  > .capstan-button[data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--capstan-space-2) - 1px);
  }
  > p {
    margin: 0;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

/** A custom arrangement of the step may render the buttons elsewhere. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--capstan-space-2);
  justify-items: start;
  > .capstan-button[data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--capstan-space-2) - 1px);
  }
  > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
