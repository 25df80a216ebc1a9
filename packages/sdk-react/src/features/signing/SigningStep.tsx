import { isCapstanError } from '@capstan/sdk-core'
import { askForPapers } from '@capstan/sdk-core/signing'
import { processQuery, stepQuery, type Step, type StepDetails } from '@capstan/sdk-core/steps'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { preparePdf } from '../documents/openPdf'
import type { SigningQuestion } from './SigningQuestion'
import { signingMessages } from './messages'
import { SigningDesk } from './SigningDesk'
import { StepSigners } from './StepSigners'

export interface SigningStepProps {
  step: Step
  /** The question to the host before papers are signed or declined. */
  question?: SigningQuestion
  /** The provider's page, for papers that cannot be signed here. */
  elsewhere: ReactNode
  /** The notice of a read-only user. It tells signers that they sign by the link in their mail. */
  viewerNotice?: ReactNode
}

/** Step with papers that are read and signed in the page. */
export function SigningStep({ step, question, elsewhere, viewerNotice }: SigningStepProps) {
  const capstan = useCapstan()
  const { locale } = useFormats()
  const messages = useMessages('signing', signingMessages)
  const papers = useQuery(
    {
      queryKey: ['signingPapers', step.id, locale],
      queryFn: ({ signal }) => askForPapers(capstan, step.id, { signal }),
      staleTime: Infinity,
      // Kept, a paper that was sent back would be shown again.
      gcTime: 0,
      // Signatures of others reach the page through its step once it is complete; how far they are is requested.
      refetchInterval: ({ state }) => state.data?.status === 'waiting' && pause,
    },
    capstan.queryClient,
  )
  // The PDF code loads while the papers are requested; its failure is shown when a paper is opened.
  useEffect(preparePdf, [])
  const again = () => void papers.refetch()
  const [isElsewhere, setElsewhere] = useState(false)
  const [hasSigned, setSigned] = useState(false)
  const snackbar = useSnackbar()

  const { processId } = step as Partial<StepDetails> // a step of a host's own has none
  // The platform announces the next step; this request covers pages without a socket.
  const goOn = useCallback(() => {
    const keys = [
      stepQuery(capstan, step.id).queryKey,
      processId && processQuery(capstan, processId).queryKey,
    ]
    for (const queryKey of keys) if (queryKey) void capstan.queryClient.invalidateQueries({ queryKey })
  }, [capstan, step.id, processId])

  // The last signature was given on another page, or one was refused: the step has changed.
  const isOver = papers.data?.status === 'completed' || isCapstanError(papers.error, 'not_found')
  useEffect(() => {
    if (isOver) goOn()
  }, [isOver, goOn])

  if (papers.error && viewerNotice) return viewerNotice
  if (papers.error) return <ErrorNotice error={papers.error} text={messages.loadFailed} onRetry={again} />
  if (!papers.data)
    return (
      <Loading>
        <SkeletonRows count={8} />
      </Loading>
    )
  if (isElsewhere) return elsewhere
  switch (papers.data.status) {
    case 'elsewhere':
      return viewerNotice ?? elsewhere
    case 'completed':
      // Another tab was first: the step says so in a moment.
      return <Loading />
    case 'waiting':
      if (viewerNotice)
        return (
          <>
            {!papers.data.signers.some(({ mailedTo }) => mailedTo) && viewerNotice}
            {papers.data.signers.length > 0 && (
              <StepSigners stepId={step.id} signers={papers.data.signers} isWaiting isViewer onSent={again} />
            )}
          </>
        )
      return (
        <StepSigners
          stepId={step.id}
          signers={papers.data.signers}
          isWaiting
          takesFocus={hasSigned}
          onSent={again}
        />
      )
    case 'sent': {
      const { signers, signer } = papers.data
      const isShared = signers.length > 1
      const desk = (
        <SigningDesk
          key={papers.data.papers.map(({ id, version }) => `${id} ${version}`).join()}
          stepId={step.id}
          sender={papers.data.sender}
          papers={papers.data.papers}
          consent={papers.data.consent}
          signer={signer}
          question={question}
          onDone={() => {
            goOn()
            if (!isShared) return
            setSigned(true)
            if (signer) snackbar.show(fillIn(messages.partSigned, { name: signer.name }))
            again()
          }}
          onChanged={again}
          onElsewhere={() => setElsewhere(true)}
        />
      )
      if (!isShared) return desk
      return (
        <>
          <StepSigners stepId={step.id} signers={signers} takesFocus={hasSigned} onSent={again} />
          {desk}
        </>
      )
    }
  }
}

/** Between two questions how far others are. */
const pause = 15_000
