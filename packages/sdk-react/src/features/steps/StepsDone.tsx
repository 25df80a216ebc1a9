import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { LinkButton } from '../../ui/actions/LinkButton'
import { State } from '../../ui/feedback/State'
import { narrow } from '../../ui/layout/breakpoints'
import { stepsMessages } from './messages'
import type { StepEnds } from './step/StepTypeProps'

export interface StepsDoneProps {
  /** The links offered at this end. */
  ends?: StepEnds
  /** True when there is no card around it. */
  isBare?: boolean
}

/** All steps are done: a check, the sentence of the specification, the link to the portfolio, and further content. */
export function StepsDone({ ends: { portfolioHref, after } = {}, isBare }: StepsDoneProps) {
  const messages = useMessages('steps', stepsMessages)

  return (
    <End data-bare={isBare || undefined}>
      <State
        role="status"
        tabIndex={-1}
        data-step-heading
        icon="check-circle"
        tone="success"
        className="capstan-steps-done"
        action={
          portfolioHref && (
            <LinkButton variant="primary" href={portfolioHref}>
              {messages.goToPortfolio}
            </LinkButton>
          )
        }
      >
        {messages.done}
      </State>
      {after}
    </End>
  )
}

const End = styled.div`
  margin-inline: calc(-1 * var(--capstan-space-6));
  margin-top: var(--capstan-space-5);
  padding-inline: var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  .capstan-steps-done > .capstan-strong {
    font-size: var(--capstan-font-size-lead);
    line-height: var(--capstan-font-line-lead);
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
