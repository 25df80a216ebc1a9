import { askedPapers, stepPapersQuery } from '@capstan/sdk-core/papers'
import { documentLines } from '@capstan/sdk-core/uploads'
import type { Step } from '@capstan/sdk-core/steps'
import { useId } from 'react'
import { styled } from 'styled-components'
import { AuthorText } from '../../language/AuthorText'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { papersMessages } from './messages'
import { PaperLines } from './PaperLines'

export interface SentPapersProps {
  /** A step with papers that were sent. */
  step: Pick<Step, 'id' | 'schema'>
}

/** Papers of a sent step, read-only, with their files. */
export function SentPapers({ step }: SentPapersProps) {
  const messages = useMessages('papers', papersMessages)
  const formats = useFormats()
  const papers = useCapstanQuery(stepPapersQuery(useCapstan(), step.id))

  if (papers.status === 'loading') return <Loading visible={papers.visible} />
  if (papers.status === 'error')
    return <ErrorNotice error={papers.error} text={messages.loadFailed} onRetry={papers.retry} />
  const lines = documentLines(papers.data, [], papers.data[0]?.uploadedBy ?? '')
  const parts = askedPapers(step, { formats }).map((paper) => ({
    ...paper,
    lines: lines.filter(({ document }) =>
      papers.data.some(({ id, askedFor }) => id === document?.id && askedFor === paper.key),
    ),
  }))

  return (
    <Section aria-label={messages.yours} className="capstan-sent-papers">
      {parts.map(({ key, ...part }) => part.lines.length > 0 && <Part key={key} {...part} />)}
    </Section>
  )
}

function Part({
  title,
  lines,
}: Pick<ReturnType<typeof askedPapers>[number], 'title'> & { lines: ReturnType<typeof documentLines> }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <strong id={id}>
        <AuthorText {...title} />
      </strong>
      <PaperLines lines={lines} />
    </div>
  )
}

const Section = styled.section`
  display: grid;
  gap: var(--capstan-space-4);
`
