import { forwardRef, useEffect, useId, useRef, type HTMLAttributes, type ReactNode } from 'react'
import { classNames } from '../classNames'
import { Icon, type IconName } from '../display/Icon'
import { StepList } from './StepList'
import { useStatusWord } from '../display/useStatusWord'
import { useUiMessages } from '../uiMessages'

export interface StepBarStep {
  /** Its id. */
  id: string
  /** The title of the step. */
  title: ReactNode
  /** The status as the platform writes it, such as `in_progress`. */
  status: string
  /** Another word for its status. */
  word?: string
}

export interface StepBarProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children' | 'onSelect'> {
  /** The steps, in order. */
  steps: StepBarStep[]
  /** The id of the current one; none when all are done. */
  current?: string
  /** Called with the id of a step to open; without it steps are not buttons. */
  onSelect?: (id: string) => void
  /** Stacks the steps at every width: for narrow cards. */
  vertical?: boolean
}

/**
 * List of steps with the current one marked. With more than 7 steps it scrolls, with the current one in the middle; it is
 * vertical where space is short.
 */
export const StepBar = forwardRef<HTMLOListElement, StepBarProps>(function StepBar(
  { steps, current, onSelect, vertical, className, ...rest },
  ref,
) {
  const messages = useUiMessages()
  const wordOf = useStatusWord()
  const id = useId()
  const isLong = steps.length > 7
  const currentRef = useCentred(current)

  return (
    <StepList
      aria-label={messages.steps}
      tabIndex={isLong ? 0 : undefined}
      {...rest}
      ref={ref}
      className={classNames('capstan-stepper', className)}
      data-vertical={vertical || undefined}
      data-scroll={isLong || undefined}
    >
      {steps.map((step, index) => (
        <li
          key={step.id}
          ref={step.id === current ? currentRef : undefined}
          className="capstan-step"
          data-status={step.status}
          aria-current={step.id === current ? 'step' : undefined}
        >
          <span className="capstan-step-mark" aria-hidden="true">
            {renderMark(step.status, index)}
          </span>
          <span className="capstan-step-words">
            <span>{onSelect ? renderButton(step, `${id}-${index}`, onSelect) : step.title}</span>
            <span id={`${id}-${index}-status`}>{step.word ?? wordOf(step.status)}</span>
          </span>
        </li>
      ))}
    </StepList>
  )
})

/** Scrolls the list, never the page, so that the current step is in the middle, whichever way the steps stand. */
function useCentred(current: string | undefined) {
  const item = useRef<HTMLLIElement>(null)

  useEffect(() => {
    const step = item.current
    const list = step?.parentElement
    if (!step || !list) return
    const centre = () => {
      list.scrollLeft = step.offsetLeft - (list.clientWidth - step.offsetWidth) / 2
      list.scrollTop = step.offsetTop - (list.clientHeight - step.offsetHeight) / 2
    }
    centre()
    // Where there is less room, or more, they stand another way.
    if (typeof ResizeObserver === 'undefined') return
    let width = list.clientWidth
    const resized = new ResizeObserver(() => {
      if (list.clientWidth === width) return
      width = list.clientWidth
      centre()
    })
    resized.observe(list)
    return () => resized.disconnect()
  }, [current])

  return item
}

function renderMark(status: string, index: number) {
  const icon = marks[status]
  return icon ? <Icon name={icon} /> : index + 1
}

/** Its name contains the step and its state: a user who moves from button to button hears no text between them. */
function renderButton(step: StepBarStep, id: string, onSelect: (id: string) => void) {
  return (
    <button type="button" id={id} aria-labelledby={`${id} ${id}-status`} onClick={() => onSelect(step.id)}>
      {step.title}
    </button>
  )
}

const marks: Record<string, IconName> = {
  complete: 'check',
  failed: 'x',
  retry_limit: 'x',
  retry: 'retry',
  restart: 'restart',
  processing: 'hourglass',
}
