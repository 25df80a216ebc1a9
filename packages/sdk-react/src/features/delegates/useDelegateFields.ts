import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { accountsMessages } from '../accounts/messages'
import { roleWord } from '../accounts/accountWords'
import { delegatesMessages } from './messages'

/** The fields to add and change a delegate, in the language of the page. (DELEG-012 to DELEG-018) */
export function useDelegateFields() {
  const messages = useMessages('delegates', delegatesMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const wordOf = useStatusWord()

  return useMemo(() => {
    const { roleRequired, statusRequired } = messages
    const role = {
      ...{ kind: 'dropdown', label: messages.role, ifEmpty: roleRequired, error: roleRequired },
      options: ['account_admin', 'account_viewer'].map((value) => ({
        value,
        label: roleWord(value, accounts),
      })),
    } as const satisfies FormField
    const status = {
      ...{ kind: 'dropdown', label: messages.status, ifEmpty: statusRequired, error: statusRequired },
      options: ['active', 'suspended'].map((value) => ({ value, label: wordOf(value) })),
    } as const satisfies FormField
    const added = {
      firstName: named(messages.firstName, messages.firstNameRequired),
      lastName: named(messages.lastName, messages.lastNameRequired),
      email: { kind: 'email', label: messages.email, ifEmpty: messages.emailRequired },
      role,
    } as const satisfies Record<string, FormField>
    return { added, changed: { role, status } }
  }, [messages, accounts, wordOf])
}

const named = (label: string, required: string) =>
  ({ kind: 'string', label, ifEmpty: required, error: required }) as const satisfies FormField
