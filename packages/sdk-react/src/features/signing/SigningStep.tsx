import { askForPapers } from '@capstan/sdk-core/signing'
import { processQuery, stepQuery, type Step, type StepDetails } from '@capstan/sdk-core/steps'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { preparePdf } from '../documents/openPdf'
import type { SigningQuestion } from './SigningQuestion'
import { signingMessages } from './messages'
import { SigningDesk } from './SigningDesk'

export interface SigningStepProps {
  step: Step
  /** The question to the host before papers are signed or declined. */
  question?: SigningQuestion
  /** The page of the provider, where the papers cannot be signed here. */
  elsewhere: ReactNode
}

/** A step whose papers are read and signed in the page. */
export function SigningStep({ step, question, elsewhere }: SigningStepProps) {
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
    },
    capstan.queryClient,
  )
  // What shows papers comes while they are asked for; whoever opens one is told where it does not.
  useEffect(preparePdf, [])
  const again = () => void papers.refetch()
  const [isElsewhere, setElsewhere] = useState(false)

  // What follows is told by the platform; asked for at once, it comes where no socket does, too.
  const goOn = () => {
    const { processId } = step as Partial<StepDetails> // a step of a host's own has none
    const keys = [
      stepQuery(capstan, step.id).queryKey,
      processId && processQuery(capstan, processId).queryKey,
    ]
    for (const queryKey of keys) if (queryKey) void capstan.queryClient.invalidateQueries({ queryKey })
  }

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
      return elsewhere
    case 'completed':
      // Another tab was first: the step says so in a moment.
      return <Loading />
    case 'sent':
      return (
        <SigningDesk
          key={papers.data.papers.map(({ id, version }) => `${id} ${version}`).join()}
          stepId={step.id}
          sender={papers.data.sender}
          papers={papers.data.papers}
          consent={papers.data.consent}
          question={question}
          onDone={goOn}
          onChanged={again}
          onElsewhere={() => setElsewhere(true)}
        />
      )
  }
}
