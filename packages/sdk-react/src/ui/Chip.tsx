import type { HTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'
import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'

/** The colours of states. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  /** The colour; the word says the same. */
  tone?: Tone
  /** The drawing; it says the same too. */
  icon?: IconName
  /** The span. */
  ref?: Ref<HTMLSpanElement>
}

/** A state in a colour, a drawing and a word. */
export function Chip({ tone = 'neutral', icon, children, className, ...rest }: ChipProps) {
  return (
    <Box {...rest} className={classNames('capstan-chip', className)} data-tone={tone}>
      {icon && <Icon name={icon} dense spin={icon === 'loader'} />}
      {children}
    </Box>
  )
}

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-1);
  max-width: 100%;
  padding: 1px 8px 1px 5px;
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-active);
  color: var(--capstan-text);
  font-size: var(--capstan-font-size-dense);
  font-weight: var(--capstan-font-weight-regular);
  line-height: 20px;
  white-space: nowrap;
  print-color-adjust: exact;
  &:not(:has(> .capstan-icon)) {
    padding-inline: 8px;
  }
  &[data-tone='neutral'] > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  &[data-tone='info'] {
    background: var(--capstan-info-soft);
    color: var(--capstan-on-info-soft);
  }
  &[data-tone='success'] {
    background: var(--capstan-success-soft);
    color: var(--capstan-on-success-soft);
  }
  &[data-tone='warning'] {
    background: var(--capstan-warning-soft);
    color: var(--capstan-on-warning-soft);
  }
  &[data-tone='danger'] {
    background: var(--capstan-danger-soft);
    color: var(--capstan-on-danger-soft);
  }
  :is([data-selected], [aria-selected='true']) & {
    background: var(--capstan-surface-raised);
  }
  @media (prefers-contrast: more) {
    box-shadow: inset 0 0 0 1px currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
