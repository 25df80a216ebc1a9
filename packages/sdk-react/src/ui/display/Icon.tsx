import { forwardRef, type SVGAttributes } from 'react'
import { css, keyframes, styled } from 'styled-components'
import { classNames } from '../classNames'
import { iconPaths, type IconName } from './iconPaths.generated'

export type { IconName }

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'name'> {
  /** Which drawing. */
  name: IconName
  /** 16 instead of 20: beside dense text and inside controls. */
  dense?: boolean
  /** Turns; for something that is under way. */
  spin?: boolean
}

/** A drawing beside words; the meaning is in the words, so that it is hidden from assistive technology. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, dense, spin, className, ...rest },
  ref,
) {
  return (
    <Drawing
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      {...rest}
      ref={ref}
      className={classNames('capstan-icon', className)}
      data-name={name}
      data-size={dense ? 'dense' : undefined}
      data-spin={spin || undefined}
    >
      <path d={iconPaths[name]} />
    </Drawing>
  )
})

const turn = keyframes`to { transform: rotate(1turn); }`

const spinning = css`
  animation: ${turn} 900ms linear infinite;
`

const Drawing = styled.svg`
  display: block;
  flex: none;
  width: var(--capstan-size-icon);
  height: var(--capstan-size-icon);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-size='dense'] {
    width: var(--capstan-size-icon-dense);
    height: var(--capstan-size-icon-dense);
    stroke-width: 1.75;
  }
  &[data-spin] {
    ${spinning}
  }
  /* What points along the text turns with it. */
  [dir='rtl'] &:is([data-name$='-left'], [data-name$='-right'], [data-name='send'], [data-name='external']) {
    transform: scaleX(-1);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-spin] {
      animation: none;
    }
  }
`
