import type { EmbedKeyInput } from '@capstan/sdk-core/integrations'
import { useMemo } from 'react'
import { useCapstanForm, type CapstanForm, type CapstanFormOptions } from '../../forms/useCapstanForm'
import { useMessages } from '../../provider/useMessages'
import { keyCheck, keyErrorTexts, type KeyAnswers } from './keyCheck'
import { integrationsMessages } from './messages'

/** The form of a key: name, origins and components. */
export function useKeyForm(
  options: Pick<CapstanFormOptions<KeyAnswers, EmbedKeyInput>, 'initial' | 'onSubmit'>,
): CapstanForm<KeyAnswers> {
  const messages = useMessages('integrations', integrationsMessages)
  const check = useMemo(() => keyCheck(messages), [messages])

  return useCapstanForm({ ...options, check, errorTexts: keyErrorTexts(messages) })
}
