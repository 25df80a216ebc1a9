import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'

export interface StateProps extends HTMLAttributes<HTMLDivElement> {
  /** The drawing above the words. */
  icon: IconName
  /** Colours the drawing. */
  tone?: 'neutral' | 'danger' | 'success'
  /** The drawing turns: something is under way. */
  spin?: boolean
  /** What is the case. */
  children: ReactNode
  /** A muted sentence under it. */
  detail?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** The div. */
  ref?: Ref<HTMLDivElement>
}

/** What stands where content would: empty, failed, waiting, done. */
export function State({ icon, tone, spin, children, detail, action, className, ...rest }: StateProps) {
  return (
    <Place {...rest} className={classNames('capstan-state', className)} data-tone={tone}>
      <Icon name={icon} spin={spin} />
      <p className={tone || detail ? 'capstan-strong' : 'capstan-muted'}>{children}</p>
      {detail && <p className="capstan-muted">{detail}</p>}
      {action}
    </Place>
  )
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--capstan-space-2);
  min-height: 176px;
  padding: var(--capstan-space-6);
  text-align: center;
  > .capstan-icon {
    width: 24px;
    height: 24px;
    color: var(--capstan-text-muted);
  }
  > p {
    max-width: 44ch;
    margin: 0;
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
    width: 40px;
    height: 40px;
    color: var(--capstan-success);
    stroke-width: 1.25;
  }
`
