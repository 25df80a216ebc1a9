import { authorLanguage, authorWords, type ShortStep } from '@capstan/sdk-core/steps'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { narrow } from '../../ui/layout/breakpoints'
import { AuthorText } from '../../language/AuthorText'
import { stepsMessages } from './messages'
import { StepNote } from './step/StepNote'
import { hasWords, stepTitle } from './step/stepTitle'

export interface StepSectionProps {
  /** The selected step. */
  step: ShortStep
  /** Level of its heading. */
  headingLevel: 3 | 4
  /** True when there is no card around it. */
  isBare?: boolean
  /** The content of the step. */
  children: ReactNode
}

/** One step: its title, description and content. */
export function StepSection({ step, headingLevel, isBare, children }: StepSectionProps) {
  const Heading = `h${headingLevel}` as const
  const formats = useFormats()
  const messages = useMessages('steps', stepsMessages)
  const language = authorLanguage(step.renderAttributes, { formats })
  const notes = ['instructions', 'about', 'message']
    .map((name) => authorWords(step.renderAttributes, name, language))
    .filter(hasWords)

  return (
    <Section className="capstan-step-section" data-status={step.status} data-bare={isBare || undefined}>
      <div>
        <Heading className="capstan-heading" data-step-heading tabIndex={-1}>
          <AuthorText {...stepTitle(step, { formats, messages })} />
        </Heading>
        {[...new Map(notes.map((note) => [note.text, note])).values()].map((note) => (
          <StepNote key={note.text}>
            <AuthorText {...note} />
          </StepNote>
        ))}
      </div>
      {children}
    </Section>
  )
}

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--capstan-space-5);
  margin-inline: calc(-1 * var(--capstan-space-6));
  margin-top: var(--capstan-space-5);
  padding: var(--capstan-space-6) var(--capstan-space-6) 0;
  border-top: 1px solid var(--capstan-border);
  .capstan-heading {
    margin: 0 0 var(--capstan-space-1);
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
  }
  @container ${narrow} {
    margin-inline: calc(-1 * var(--capstan-space-4));
    padding-inline: var(--capstan-space-4);
  }
  &[data-bare] {
    margin: 0;
    padding: 0;
    border: 0;
  }
`
