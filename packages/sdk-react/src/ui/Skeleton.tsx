import type { CSSProperties, HTMLAttributes, Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { classNames } from './classNames'

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** A CSS width: `60%`, `12ch`. */
  width?: string
  /** A CSS height; a line of text when not given. */
  height?: string
  /** The span. */
  ref?: Ref<HTMLSpanElement>
}

/** The place of something that loads; the words "Loading" belong to the `Loading` around it. */
export function Skeleton({ width, height, className, style, ...rest }: SkeletonProps) {
  const size = { ...(width && { '--capstan-width': width }), ...(height && { '--capstan-height': height }) }

  return (
    <Shape
      aria-hidden="true"
      {...rest}
      className={classNames('capstan-skeleton', className)}
      style={{ ...size, ...style } as CSSProperties}
    />
  )
}

const breathe = keyframes`50% { opacity: 0.55; }`

const Shape = styled.span`
  display: block;
  width: var(--capstan-width, 100%);
  height: var(--capstan-height, 12px);
  border-radius: 4px;
  background: var(--capstan-skeleton);
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
