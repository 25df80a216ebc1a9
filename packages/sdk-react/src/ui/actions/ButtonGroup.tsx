import { forwardRef, useLayoutEffect, useRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { classNames } from '../classNames'

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** The name of the group for assistive technology. */
  'aria-label': string
}

/** Joined buttons for one choice; `aria-pressed` marks the chosen one. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { className, ...rest },
  ref,
) {
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!group.current || typeof ResizeObserver === 'undefined') return
    const { current } = group
    const resized = new ResizeObserver(() => markLines(current))
    for (const each of [current, ...current.children]) resized.observe(each)
    return () => resized.disconnect()
  })

  return (
    <Group
      role="group"
      {...rest}
      ref={(element) => {
        group.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      className={classNames('capstan-button-group', className)}
    />
  )
})

/** Marks the buttons at the ends of the lines of a group, where large text leaves no room for all in one line. */
function markLines({ children }: HTMLElement): void {
  const buttons = [...children].filter((each) => each instanceof HTMLElement)
  const lineOf = (at: number) => buttons[at]?.offsetTop
  buttons.forEach((button, at) => {
    const line = lineOf(at)
    const ends = {
      'first-line': line === lineOf(0),
      'last-line': line === lineOf(buttons.length - 1),
      'line-start': line !== lineOf(at - 1),
      'line-end': line !== lineOf(at + 1),
    }
    button.dataset.ends = Object.entries(ends)
      .filter(([, isEnd]) => isEnd)
      .map(([end]) => end)
      .join(' ')
  })
}

const Group = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  > .capstan-button {
    border-radius: 0;
  }
  > .capstan-button:not(:first-child) {
    margin-inline-start: -1px;
  }
  > .capstan-button:first-child {
    border-start-start-radius: var(--capstan-radius-base);
  }
  > .capstan-button:last-child {
    border-end-end-radius: var(--capstan-radius-base);
  }
  > .capstan-button:is(:first-child:not([data-ends]), [data-ends~='last-line'][data-ends~='line-start']) {
    border-end-start-radius: var(--capstan-radius-base);
  }
  > .capstan-button:is(:last-child:not([data-ends]), [data-ends~='first-line'][data-ends~='line-end']) {
    border-start-end-radius: var(--capstan-radius-base);
  }
  /* Lines are as wide as the group, and their borders lie over each other as well. */
  > .capstan-button[data-ends]:not([data-ends~='first-line'][data-ends~='last-line']) {
    flex-grow: 1;
  }
  > .capstan-button[data-ends~='line-start'] {
    margin-inline-start: 0;
  }
  > .capstan-button[data-ends]:not([data-ends~='first-line']) {
    margin-block-start: -1px;
  }
  /* Its border lies over its neighbours'. */
  > .capstan-button[aria-pressed='true'] {
    z-index: 1;
    border-color: var(--capstan-primary-edge);
    background: var(--capstan-primary-soft);
    color: var(--capstan-on-primary-soft);
  }
  @media (forced-colors: active) {
    > .capstan-button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    display: none;
  }
`
