import {
  refuseText,
  typeNumber,
  type Formats,
  type NumberKeep,
  type RefusedNumber,
  type TypedNumber,
} from '@capstan/sdk-core'
import { forwardRef, useRef, useState, type ComponentProps } from 'react'
import { fillIn } from '../../../language/fillIn'
import { useFormats } from '../../../language/useFormats'
import { useUiMessages, type UiMessages } from '../../uiMessages'
import { TextField, type TextFieldProps } from '../text/TextField'

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'numeric'> {
  /**
   * Which characters stay while typing: a decimal keeps digits, dots and commas, an integer digits and group separators, a
   * precise one digits and the decimal sign.
   */
  keep?: NumberKeep
}

/**
 * A number as text: nothing is rounded, and nothing is lost in silence.
 *
 * Characters that cannot belong to a number are not shown, and the field says so at once. It then still reports the full input,
 * which is no number, until something is deleted or replaced: the shown part alone is not sent.
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { keep = 'decimal', value, error, onChange, ...rest },
  ref,
) {
  const { signs } = useFormats()
  const messages = useUiMessages()
  const control = useRef<HTMLInputElement>(null)
  const rules = { keep, signs }
  const [typed, setTyped] = useState<TypedNumber>({ shown: '', entered: '' })
  const isTyped = value === undefined || value === typed.entered
  const now = isTyped ? typed : { shown: value, entered: value, refused: refuseText(value, rules) }

  const change = (text: string) => {
    const next = typeNumber(now, text, rules)
    setTyped(next)
    // A character that is not shown leaves the caret where it was.
    if (next.shown !== text) keepCaret(control.current)
    onChange?.(next.entered)
  }
  // The browser reports no change where nothing that is shown can be deleted.
  const forget: ComponentProps<typeof TextField>['onKeyDown'] = (event) => {
    event.continuePropagation()
    const isBackspace = event.key === 'Backspace'
    const isAfterRefused = now.refused?.isKey === true && control.current?.selectionEnd === 0
    const isDeleted = now.shown === '' ? isBackspace || event.key === 'Delete' : isBackspace && isAfterRefused
    if (isDeleted && now.entered !== now.shown) {
      setTyped({ shown: now.shown, entered: now.shown })
      onChange?.(now.shown)
    }
  }

  return (
    <TextField
      {...rest}
      ref={(input) => {
        control.current = input
        if (typeof ref === 'function') ref(input)
        else if (ref) ref.current = input
      }}
      numeric
      inputMode={keep === 'integer' ? 'numeric' : 'decimal'}
      autoComplete={rest.autoComplete ?? 'off'}
      value={now.shown}
      error={now.refused ? <span role="alert">{refusedText(now.refused, rules, messages)}</span> : error}
      onChange={change}
      onKeyDown={forget}
    />
  )
})

/** Restores the caret by the text after it, once React has put the text back. */
function keepCaret(input: HTMLInputElement | null) {
  if (!input) return
  const behind = input.value.length - (input.selectionEnd ?? input.value.length)
  queueMicrotask(() => {
    const at = Math.max(0, input.value.length - behind)
    input.setSelectionRange(at, at)
  })
}

/** The refused character and the allowed ones, in the page's language. */
function refusedText(
  { character, isKey }: RefusedNumber,
  { keep, signs }: { keep: NumberKeep; signs: Formats['signs'] },
  messages: UiMessages,
): string {
  const quote = (text: string) => {
    if (/\s/.test(text)) return messages.space
    const name = /^[\p{C}\p{M}]$/u.test(text) ? codeOf(text) : text
    return fillIn(messages.quoted, { text: name })
  }
  const takes = {
    decimal: messages.takesDecimal,
    integer: messages.takesInteger,
    precise: messages.takesPrecise,
  }[keep]
  const accepted = fillIn(takes, { decimal: quote(signs.decimal), group: quote(signs.group || ' ') })
  if (character === undefined) return fillIn(messages.noNumber, { accepted })
  return fillIn(isKey ? messages.refusedKey : messages.refusedText, { character: quote(character), accepted })
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
