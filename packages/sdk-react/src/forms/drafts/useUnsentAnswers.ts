import { isSecretField } from '@capstan/sdk-core/forms'
import { useContext, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { CapstanContext } from '../../provider/context'
import type { CapstanForm } from '../useCapstanForm'
import { unsavedDrafts } from './unsavedDrafts'

/**
 * Keeps the typed answers of a form without a draft on the platform when the session expires, and fills them in when the form is
 * opened again in this tab. Returns when it was left, until the form is sent or reset.
 *
 * The form is known by its name, its page and its first answers, so that no other record is filled in. An answer that is secret is
 * not kept. Nothing is kept of a form without a name.
 */
export function useUnsentAnswers<Values extends FieldValues>(
  { answers, parts, status, draft }: CapstanForm<Values>,
  name: string | undefined,
): string | undefined {
  const capstan = useContext(CapstanContext)?.instance
  const [leftOn, setLeftOn] = useState<string>()
  const isSent = useRef(false)
  const isOpen = name !== undefined && !draft.isKept
  useEffect(() => {
    isSent.current = status.status === 'sent'
  }, [status])

  useEffect(() => {
    if (!isOpen || !capstan) return
    const unsaved = () => unsavedDrafts(capstan, `form:${location.pathname}${location.search}:${name}`)
    const first = plainAnswers(answers.formState.defaultValues ?? {})
    const typedInto = JSON.stringify([capstan.options.locale, first])
    const left = unsaved().take(typedInto)
    for (const [field, answer] of Object.entries(left?.answers ?? {}))
      answers.setValue(field as Path<Values>, answer as PathValue<Values, Path<Values>>) // what was typed there
    if (left) setLeftOn(left.leftOn)

    // A reset, unlike a change, names no field.
    const watching = answers.watch((_, { name: changed }) => changed ?? setLeftOn(undefined))
    const keep = () => {
      const isKept = (field: string, answer: unknown) =>
        JSON.stringify(answer) !== JSON.stringify(first[field]) &&
        !isSecretField({ name: field, ...parts.labels.get(field), kind: parts.labels.get(field)?.kind ?? '' })
      const typed = Object.entries(plainAnswers(answers.getValues())).filter(([field, answer]) =>
        isKept(field, answer),
      )
      if (!isSent.current && typed.length > 0) unsaved().keep(Object.fromEntries(typed), { typedInto })
    }
    addEventListener('pagehide', keep)
    return () => {
      watching.unsubscribe()
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [answers, capstan, isOpen, name, parts])

  return status.status === 'sent' ? undefined : leftOn
}

/** Returns the answers that can be written as text. A file cannot. */
function plainAnswers(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value)))
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
