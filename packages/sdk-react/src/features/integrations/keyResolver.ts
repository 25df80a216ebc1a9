import { checkEmbedKey, type EmbedKeyProblems } from '@capstan/sdk-core/integrations'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { fillIn } from '../../provider/fillIn'
import { keyFields, type KeyProblem } from './keyProblem'
import type { IntegrationsMessages } from './messages'
import type { KeyAnswers } from './useKeyAnswer'

/** Checks the form of a key by the core's rules, in the partner's words. */
export function keyResolver(messages: IntegrationsMessages): Resolver<KeyAnswers> {
  return (answers) => {
    const texts = textsOf(checkEmbedKey(answers), messages)
    const errors: FieldErrors<KeyAnswers> = {}
    for (const name of keyFields) if (texts[name]) errors[name] = { type: 'key', message: texts[name] }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: answers, errors: {} }
  }
}

function textsOf(problems: EmbedKeyProblems, messages: IntegrationsMessages): KeyProblem['fields'] {
  const { name, origins, components } = problems
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
