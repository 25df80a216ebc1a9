import { forwardRef, type CSSProperties, type HTMLAttributes } from 'react'
import { keyframes, styled } from 'styled-components'
import { classNames } from '../classNames'

export interface SkeletonProps extends HTMLAttributes<HTMLSpanElement> {
  /** A CSS width: `60%`, `12ch`. */
  width?: string
  /** A CSS height; a line of text when not given. */
  height?: string
}

/** The place of something that loads; the words "Loading" belong to the `Loading` around it. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, height, className, style, ...rest },
  ref,
) {
  const size = { ...(width && { '--capstan-width': width }), ...(height && { '--capstan-height': height }) }

  return (
    <Shape
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={classNames('capstan-skeleton', className)}
      style={{ ...size, ...style } as CSSProperties}
    />
  )
})

const breathe = keyframes`50% { opacity: 0.55; }`

const Shape = styled.span`
  display: block;
  width: var(--capstan-width, 100%);
  height: var(--capstan-height, calc(12 * var(--capstan-unit)));
  border-radius: calc(4 * var(--capstan-unit));
  background: var(--capstan-skeleton);
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
