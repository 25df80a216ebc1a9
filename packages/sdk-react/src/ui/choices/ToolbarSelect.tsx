import { styled } from 'styled-components'
import { Icon } from '../display/Icon'
import { controlRules, fieldRules, groupRules, inLineRules } from '../fields/fieldRules'
import { lazyPart } from '../lazy/lazyPart'
import type { SelectFieldProps } from './SelectField'
import { hiddenRules } from '../display/hiddenRules'

export interface ToolbarSelectProps extends Pick<SelectFieldProps, 'options' | 'isDisabled'> {
  /** Its name for assistive technology; it is not shown. */
  label: string
  value: string
  onChange: (value: string) => void
}

/**
 * One of a few views or filters, in a toolbar or a card's header. The code of its list loads after the page; until then a copy of
 * the control stands in its place.
 */
export function ToolbarSelect(props: ToolbarSelectProps) {
  return (
    <Frame className="capstan-toolbar-select">
      <LazySelect {...props} isRequired={false} />
    </Frame>
  )
}

const LazySelect = /*#__PURE__*/ lazyPart<SelectFieldProps>(
  async () => (await import('./SelectField')).SelectField,
  SelectPlace,
)

/** Looks like the select, with its chosen option, and cannot be used. */
function SelectPlace({ options, value }: SelectFieldProps) {
  const chosen = options.find((option) => option.value === value)
  return (
    <Place className="capstan-field" aria-hidden="true">
      <span className="capstan-control">
        <span>{chosen?.label ?? value}</span>
        <Icon name="chevron-down" dense />
      </span>
    </Place>
  )
}

const Frame = styled.div`
  min-width: 0;
  max-width: 100%;
  > .capstan-field {
    ${inLineRules}
  }
  > .capstan-field > .capstan-label {
    ${hiddenRules}
  }
  /* A filter is never wrong: no room is kept for a message. */
  > .capstan-field > .capstan-message {
    display: none;
  }
`

const Place = styled.div`
  ${fieldRules}
  > .capstan-control {
    ${controlRules}
    ${groupRules}
    justify-content: space-between;
  }
  > .capstan-control > .capstan-icon {
    margin-inline-end: calc(-3 * var(--capstan-unit));
  }
`
