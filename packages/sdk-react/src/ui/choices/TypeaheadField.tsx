import { forwardRef, useMemo } from 'react'
import { useFilter } from 'react-aria/useFilter'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { controlRules, fieldRules, groupRules } from '../fields/fieldRules'
import { useFieldFrame } from '../fields/useFieldFrame'
import { Icon } from '../display/Icon'
import { NoOptions } from './NoOptions'
import { Option } from './Option'
import { popoverRules } from '../overlays/popoverRules'
import { useUiMessages } from '../uiMessages'

export interface TypeaheadFieldProps extends FieldProps<string> {
  /** The answers to choose from; typing narrows them. */
  options: FieldOption[]
  /** An example of what to type. */
  placeholder?: string
  /** What the browser may fill in. */
  autoComplete?: string
  /** Called with what is typed, when the answers come from elsewhere. */
  onInputChange?: (text: string) => void
}

/** One of many answers, found by typing. */
export const TypeaheadField = forwardRef<HTMLInputElement, TypeaheadFieldProps>(function TypeaheadField(
  { options, placeholder, autoComplete, value, onChange, ...props },
  ref,
) {
  const { field, control, heading, message } = useFieldFrame(props)
  const messages = useUiMessages()
  const { contains, startsWith } = useFilter({ sensitivity: 'base' })
  // By what is shown, anywhere in it; by what it is called besides, from the beginning: two letters are in many names.
  const others = useMemo(
    () => new Map(options.map(({ value, label = value, alsoCalled }) => [label, alsoCalled])),
    [options],
  )
  const isFound = (shown: string, typed: string) =>
    contains(shown, typed) || (others.get(shown) ?? []).some((name) => startsWith(name, typed))

  return (
    <Field
      {...field}
      defaultItems={options}
      defaultFilter={isFound}
      selectedKey={value || null}
      onSelectionChange={(key) => onChange?.(key === null ? '' : String(key))}
      allowsEmptyCollection
      menuTrigger="input"
    >
      {heading}
      <Control {...control}>
        <Input ref={ref} placeholder={placeholder} autoComplete={autoComplete} />
        {/* React Aria adds the name of the field. */}
        <Button className="capstan-control-button" aria-label={messages.showOptions}>
          <Icon name="chevron-down" dense />
        </Button>
      </Control>
      {message}
      <Floating className="capstan-popover" offset={4}>
        <ListBox<FieldOption> renderEmptyState={() => <NoOptions>{messages.nothingFound}</NoOptions>}>
          {(option) => <Option option={option} />}
        </ListBox>
      </Floating>
    </Field>
  )
})

const Field = styled(ComboBox<FieldOption>)`
  ${fieldRules}
` as typeof ComboBox<FieldOption>

const Control = styled(Group)`
  ${controlRules}
  ${groupRules}
`

const Floating = styled(Popover)`
  ${popoverRules}
`
