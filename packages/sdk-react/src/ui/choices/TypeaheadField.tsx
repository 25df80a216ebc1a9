import { forwardRef, useContext, useMemo, type ReactNode } from 'react'
import { useFilter } from 'react-aria/useFilter'
import { Button } from 'react-aria-components/Button'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input, type InputProps } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import type { FieldOption, FieldProps } from '../fields/fieldProps'
import { controlRules, fieldRules, groupRules } from '../fields/fieldRules'
import { useFieldFrame } from '../fields/useFieldFrame'
import { Icon } from '../display/Icon'
import { NoOptions } from './NoOptions'
import { Option } from './Option'
import { listPopoverRules } from '../overlays/popoverRules'
import { useUiMessages } from '../uiMessages'

export interface TypeaheadFieldProps extends FieldProps<string> {
  /** The answers to choose from; typing narrows them. */
  options: FieldOption[]
  /** An example value. */
  placeholder?: string
  /** The autofill hint for the browser. */
  autoComplete?: string
  /** Pressing it shows all answers, as a dropdown does; typing then begins again. */
  opensOnPress?: boolean
  /** True when the search failed: the list does not say that nothing was found, and the message below the field stays visible. */
  hasFailed?: boolean
  /** Called with the typed text, when the answers come from elsewhere. */
  onInputChange?: (text: string) => void
}

/** One of many answers, found by typing. */
export const TypeaheadField = forwardRef<HTMLInputElement, TypeaheadFieldProps>(function TypeaheadField(
  { options, placeholder, autoComplete, opensOnPress, hasFailed, value, onChange, ...props },
  ref,
) {
  const { field, control, heading, message } = useFieldFrame(props)
  const messages = useUiMessages()
  const { contains, startsWith } = useFilter({ sensitivity: 'base' })
  // By its label, anywhere in it; by its other names, from the beginning, because two letters are in many names.
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
      allowsEmptyCollection={!hasFailed}
      menuTrigger="input"
    >
      {heading}
      <Control {...control}>
        <Typed ref={ref} placeholder={placeholder} autoComplete={autoComplete} opens={opensOnPress} />
        {/* React Aria adds the name of the field. */}
        <Button className="capstan-control-button" aria-label={messages.showOptions}>
          <Icon name="chevron-down" dense />
        </Button>
      </Control>
      {message}
      <Found>
        <ListBox<FieldOption> renderEmptyState={() => <NoOptions>{messages.nothingFound}</NoOptions>}>
          {(option) => <Option id={option.value} option={option} />}
        </ListBox>
      </Found>
    </Field>
  )
})

/** Text input of the field. */
const Typed = forwardRef<HTMLInputElement, InputProps & { opens: boolean | undefined }>(function Typed(
  { opens, ...input },
  ref,
) {
  const list = useContext(ComboBoxStateContext)
  const open = (typed: HTMLInputElement) => {
    if (list?.isOpen || typed.readOnly) return
    typed.select()
    list?.open(null, 'manual')
  }

  return (
    <Input {...input} ref={ref} onClick={opens ? ({ currentTarget }) => open(currentTarget) : undefined} />
  )
})

/** The list under the field. It closes when the page is scrolled, and keeps the typed text, which React Aria would clear. */
function Found({ children }: { children: ReactNode }) {
  const list = useContext(ComboBoxStateContext)
  return (
    <Floating
      className="capstan-popover"
      offset={4}
      isOpen={list?.isOpen}
      onOpenChange={(isOpen) => list?.setOpen(isOpen)}
    >
      {children}
    </Floating>
  )
}

const Field = styled(ComboBox<FieldOption>)`
  ${fieldRules}
` as typeof ComboBox<FieldOption>

const Control = styled(Group)`
  ${controlRules}
  ${groupRules}
`

const Floating = styled(Popover)`
  ${listPopoverRules}
`
