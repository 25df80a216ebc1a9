import type { ShortStep } from '@capstan/sdk-core/steps'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { StepNote } from './StepNote'
import { stepTitle } from './stepTitle'
import { narrow } from '../../ui/layout/breakpoints'

export interface StepSectionProps {
  /** The step that is looked at. */
  step: ShortStep
  /** Level of its heading. */
  headingLevel: 3 | 4
  /** What there is to do. */
  children: ReactNode
}

/** One step: its title, what it is about, what there is to do. */
export function StepSection({ step, headingLevel, children }: StepSectionProps) {
  const Heading = `h${headingLevel}` as const
  const { instructions, about, message } = step.renderAttributes ?? {}

  return (
    <Section className="capstan-step-section" data-status={step.status}>
      <div>
        <Heading className="capstan-heading" data-step-heading tabIndex={-1}>
          {stepTitle(step)}
        </Heading>
        {[...new Set([instructions, about, message].filter(isText))].map((text) => (
          <StepNote key={text}>{text}</StepNote>
        ))}
      </div>
      {children}
    </Section>
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
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
`
