import {
  checkEmbedKey,
  readKeyOrigins,
  type EmbedKeyInput,
  type EmbedKeyProblems,
} from '@capstan/sdk-core/integrations'
import { fillIn } from '../../language/fillIn'
import type { CheckedForm, FormCheck } from '../../forms/FormCheck'
import type { FormErrorTexts } from '../../forms/sending/refusalOf'
import type { IntegrationsMessages } from './messages'

/** A key as its form holds it. */
export interface KeyAnswers {
  name: string
  /** As typed, one a line. */
  origins: string
  components: string[]
}

/** Checks the form of a key by the core's rules, in the partner's words. */
export function keyCheck(messages: IntegrationsMessages): FormCheck<KeyAnswers, EmbedKeyInput> {
  return (answers) => {
    const texts = Object.entries(textsOf(checkEmbedKey(answers), messages))
    const { name, origins, components } = answers
    return texts.length > 0
      ? { ok: false, problems: texts.map(([field, message]) => ({ name: field, message })) }
      : { ok: true, values: { name: name.trim(), origins: readKeyOrigins(origins), components } }
  }
}

/** For a form whose answers cannot be wrong. */
export function asGiven<Values>(values: Values): CheckedForm<Values> {
  return { ok: true, values }
}

function textsOf({ name, origins, components }: EmbedKeyProblems, messages: IntegrationsMessages) {
  return {
    ...(name && { name: name.code === 'required' ? messages.nameRequired : messages.nameTooLong }),
    ...(origins && { origins: originsText(origins, messages) }),
    ...(components && { components: messages.componentsRequired }),
  }
}

function originsText(problem: NonNullable<EmbedKeyProblems['origins']>, messages: IntegrationsMessages) {
  switch (problem.code) {
    case 'required':
      return messages.originsRequired
    case 'too_many':
      return messages.originsTooMany
    case 'no_origin':
      return fillIn(messages.noOrigin, { origin: problem.text })
  }
}

/** Returns the texts for the codes that the platform may answer with. */
export function keyErrorTexts(messages: IntegrationsMessages): FormErrorTexts {
  return {
    name_taken: { field: 'name', text: messages.nameTaken },
    not_allowed: messages.notAllowed,
    delegate_suspended: messages.notAllowed,
    account_suspended: messages.notAllowed,
    too_many_embed_keys: messages.tooMany,
    embed_key_ended: messages.keyEnded,
    embed_key_rotating: messages.keyRotating,
    not_found: messages.keyEnded,
  }
}
