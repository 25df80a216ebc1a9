import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'
import { Icon, type IconName } from '../display/Icon'

export interface StateProps extends HTMLAttributes<HTMLDivElement> {
  /** The drawing above the words. */
  icon: IconName
  /** Colours the drawing. */
  tone?: 'neutral' | 'danger' | 'success'
  /** The drawing turns: something is under way. */
  spin?: boolean
  /** The message. */
  children: ReactNode
  /** A muted sentence under it. */
  detail?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
}

/** Placeholder shown instead of content: empty, failed, pending or done. */
export const State = forwardRef<HTMLDivElement, StateProps>(function State(
  { icon, tone, spin, children, detail, action, className, ...rest },
  ref,
) {
  return (
    <Container {...rest} ref={ref} className={classNames('capstan-state', className)} data-tone={tone}>
      <Icon name={icon} spin={spin} />
      <p className={tone || detail ? 'capstan-strong' : 'capstan-muted'}>{children}</p>
      {detail && <p className="capstan-muted">{detail}</p>}
      {action}
    </Container>
  )
})

const Container = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--capstan-space-2);
  min-height: calc(176 * var(--capstan-unit));
  padding: var(--capstan-space-6);
  text-align: center;
  > .capstan-icon {
    width: calc(24 * var(--capstan-unit));
    height: calc(24 * var(--capstan-unit));
    color: var(--capstan-text-muted);
  }
  > p {
    max-width: 44ch;
    margin: 0;
    text-wrap: balance;
  }
  > .capstan-muted {
    color: var(--capstan-text-muted);
  }
  > .capstan-strong {
    font-weight: var(--capstan-font-weight-strong);
  }
  > .capstan-button {
    margin-top: var(--capstan-space-2);
  }
  &[data-tone='danger'] > .capstan-icon {
    color: var(--capstan-danger);
  }
  &[data-tone='success'] > .capstan-icon {
    width: calc(40 * var(--capstan-unit));
    height: calc(40 * var(--capstan-unit));
    color: var(--capstan-success);
    stroke-width: 1.25;
  }
`
