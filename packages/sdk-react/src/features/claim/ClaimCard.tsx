import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconName } from '../../ui/display/Icon'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'

export interface ClaimCardProps {
  /** The icon of the result; a form has none. */
  icon?: IconName
  tone?: 'success' | 'warning' | 'danger' | 'primary' | 'muted'
  title: ReactNode
  /** One muted sentence. */
  lead?: ReactNode
  /** The actions. */
  actions?: ReactNode
  /** The content: a form, or an error. */
  children?: ReactNode
  /** A ruled row below. */
  footer?: ReactNode
  /** It replaces the pressed button, so focus moves to its title. */
  takesFocus?: boolean
}

/** The card of the page: the state of the claim, and the next action. */
export function ClaimCard(props: ClaimCardProps) {
  const { icon, tone = 'muted', title, lead, actions, children, footer, takesFocus } = props

  return (
    <Box className="capstan-claim">
      <Stack gap={4}>
        {icon && <Drawing name={icon} data-tone={tone} />}
        <div>
          <h1 tabIndex={takesFocus ? -1 : undefined} ref={takesFocus ? focusOnce : undefined}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
        {actions && <Inline>{actions}</Inline>}
      </Stack>
      {footer && <footer>{footer}</footer>}
    </Box>
  )
}

/** Focuses the next part once, so that it is read out from its beginning. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

const Box = styled.section`
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  overflow-wrap: anywhere;
  > .capstan-stack {
    padding: var(--capstan-space-8);
  }
  h1 {
    margin: 0;
    outline: none;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  p {
    margin: var(--capstan-space-2) 0 0;
    color: var(--capstan-text-muted);
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--capstan-space-2);
    padding: var(--capstan-space-3) var(--capstan-space-8);
    border-top: 1px solid var(--capstan-border);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

const Drawing = styled(Icon)`
  width: calc(32 * var(--capstan-unit));
  height: calc(32 * var(--capstan-unit));
  stroke-width: 1.25;
  color: var(--capstan-text-muted);
  &[data-tone='primary'] {
    color: var(--capstan-primary-text);
  }
  &[data-tone='success'] {
    color: var(--capstan-success);
  }
  &[data-tone='warning'] {
    color: var(--capstan-warning);
  }
  &[data-tone='danger'] {
    color: var(--capstan-danger);
  }
`
