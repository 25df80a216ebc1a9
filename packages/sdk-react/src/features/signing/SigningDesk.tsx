import type { PaperToSign, SigningConsent } from '@capstan/sdk-core/signing'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { narrow } from '../../ui/layout/breakpoints'
import type { SigningQuestion } from './SigningQuestion'
import { DeclineDialog } from './DeclineDialog'
import { OtherNameDialog } from './OtherNameDialog'
import { signingMessages } from './messages'
import { PaperFields } from './papers/PaperFields'
import { PaperReader } from './papers/PaperReader'
import { SigningPanel } from './SigningPanel'
import { useSign } from './useSign'
import { useSigning } from './useSigning'

export interface SigningDeskProps {
  stepId: string
  /** The sender of the papers. */
  sender: string
  papers: readonly PaperToSign[]
  consent: SigningConsent
  /** The reader as a party of the account: the name to sign by, and the capacity. */
  signer?: { name: string; capacity?: string }
  /** The level of the headings in it. */
  headingLevel?: 4 | 5
  /** The question to the host before papers are signed or declined. */
  question?: SigningQuestion
  /** Called when the step continued: signed, or declined. */
  onDone: () => void
  /** Called when the papers have to be requested again. */
  onChanged: () => void
  /** Called when the reader would rather sign on the page of the provider. */
  onElsewhere: () => void
}

/** Papers to read and sign: the reader, with the panel of fields beside it. */
export function SigningDesk({
  stepId,
  sender,
  papers,
  consent,
  signer,
  headingLevel = 4,
  question,
  onDone,
  onChanged,
  onElsewhere,
}: SigningDeskProps) {
  const messages = useMessages('signing', signingMessages)
  const { plural } = useFormats()
  const snackbar = useSnackbar()
  const place = useRef<HTMLDivElement>(null)
  const signing = useSigning(papers, signer?.name)
  const { isSending, problem, sign, isAskingName, setAskingName } = useSign({
    ...{ stepId, papers, consent, signing, question, onDone, onChanged, accountName: signer?.name },
  })
  const [shownId, setShown] = useState(papers[0]?.id)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [isDeclining, setDeclining] = useState(false)
  const [followed, setFollowed] = useState(0)
  const { current, visits } = signing

  // Going to a field opens the paper that contains it.
  if (visits !== followed) {
    setFollowed(visits)
    if (current) setShown(current.paper.id)
  }
  const at = Math.max(
    0,
    papers.findIndex(({ id }) => id === shownId),
  )
  const paper = papers[at]
  if (!paper) return null
  const next = papers[at + 1]
  const isRead = papers.every(({ id }) => opened.has(id))

  const press = (fieldId: string) => {
    const field = signing.fields.find(({ id }) => id === fieldId)
    if (current?.id === fieldId && field && signing.marks[field.kind]) return signing.place()
    signing.goTo(fieldId)
    place.current?.querySelector<HTMLElement>('.capstan-signing-panel input[type="text"]')?.focus()
  }

  return (
    <Desk ref={place} className="capstan-signing-desk" data-wants-room="">
      <Head>
        <Icon name="file" />
        <strong>{paper.name}</strong>
        {papers.length > 1 && (
          <small>{fillIn(messages.paperOf, { position: at + 1, total: papers.length })}</small>
        )}
        <span>
          {next && (
            <small>
              {fillIn(messages.then, { name: next.name, pages: plural(messages.pages, next.pages) })}
            </small>
          )}
          {papers.map(
            (each, index) =>
              Math.abs(index - at) === 1 && (
                <Button
                  key={each.id}
                  variant="quiet"
                  dense
                  icon={index < at ? 'chevron-left' : 'chevron-right'}
                  aria-label={fillIn(messages.showPaper, { name: each.name })}
                  onPress={() => setShown(each.id)}
                />
              ),
          )}
        </span>
      </Head>
      <Sides>
        <PaperReader
          key={paper.id}
          stepId={stepId}
          paper={paper}
          target={{ fieldId: current?.paper.id === paper.id ? current.id : undefined, visits }}
          over={(page) => <PaperFields paper={paper} page={page} signing={signing} onPress={press} />}
          onOpened={(id) => setOpened((now) => new Set([...now, id]))}
          onElsewhere={onElsewhere}
        />
        <SigningPanel
          {...{ stepId, papers, consent, signing, signer, headingLevel, isRead, isSending, problem }}
          onSign={() => void sign()}
          onDecline={() => setDeclining(true)}
        />
      </Sides>
      {signer && isAskingName && (
        <OtherNameDialog
          accountName={signer.name}
          name={signing.name}
          onSign={(reason) => void sign(reason)}
          onUseAccountName={() => {
            signing.setName(signer.name)
            setAskingName(false)
          }}
          onClose={() => setAskingName(false)}
        />
      )}
      <DeclineDialog
        {...{ stepId, sender, papers, question }}
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        onDeclined={(isFinal) => {
          setDeclining(false)
          if (isFinal) return onDone()
          snackbar.show(fillIn(messages.sentBack, { sender }))
          onChanged()
        }}
      />
    </Desk>
  )
}

/** As wide as the card around the step, down to its end. */
const Desk = styled.div`
  container: capstan-signing / inline-size;
  margin-inline: calc(-1 * var(--capstan-space-6));
  margin-bottom: calc(-1 * var(--capstan-space-6));
  border-top: 1px solid var(--capstan-border);
  @container ${narrow} {
    margin-inline: calc(-1 * var(--capstan-space-4));
    margin-bottom: calc(-1 * var(--capstan-space-4));
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-2);
  min-height: calc(40 * var(--capstan-unit));
  padding: var(--capstan-space-1) var(--capstan-space-6);
  border-bottom: 1px solid var(--capstan-border);
  small {
    color: var(--capstan-text-muted);
  }
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-1);
    margin-inline-start: auto;
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc(288 * var(--capstan-unit));
  > :last-child {
    border-inline-start: 1px solid var(--capstan-border);
  }
  @container capstan-signing (max-width: 47em) {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      border-inline-start: 0;
      border-top: 1px solid var(--capstan-border);
      padding-inline: var(--capstan-space-4);
    }
  }
`
