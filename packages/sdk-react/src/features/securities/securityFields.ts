import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { securitiesMessages } from './messages'

/** Returns the fields that create or edit a security, in the language of the page. (SEC-009, SEC-010) */
export function useSecurityFields() {
  const messages = useMessages('securities', securitiesMessages)
  return useMemo(() => {
    const made = {
      name: { kind: 'string', label: messages.name, ...said(messages.nameRequired) },
      total: { kind: 'number', isUnits: true, label: messages.total, ...said(messages.totalRequired) },
      symbol: { kind: 'string', label: messages.ticker, optional: true },
    } as const satisfies Record<string, FormField>
    const { symbol: ticker, ...rest } = made
    const unitValue = { kind: 'number', label: messages.unitValueUsd, optional: true } as const
    return { made, changed: { ...rest, ticker, unitValue } }
  }, [messages])
}

/** One message for a missing and an invalid answer. */
const said = (text: string) => ({ error: text, ifEmpty: text })
