import { loadSetupSchema, type SetupSchemaOptions, type SetupSchemas } from '@capstan/sdk-core/onboarding'
import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { formPath } from './formPath'
import type { OnboardingMessages } from './messages'
import type { SetupAnswers } from './setupAnswers'
import { setupValues } from './setupValues'

type SetupResolverOptions = SetupSchemaOptions & { messages: OnboardingMessages }

/** Checks the whole form at once, as the answers given so far ask for. The first thing wrong with an answer is said. */
export function setupResolver(options: SetupResolverOptions, load = loadSetupSchema): Resolver<SetupAnswers> {
  const schemas = loadedSchemas(load)
  return async (answers) => {
    const loaded = await schemas()
    // Said where the form ends, beside what sends it: an answer that was not checked is not sent.
    if (!loaded) return refused({ attestation: { type: 'load', message: options.messages.notChecked } })
    const checked = loaded.setupSchema(answers.type, options).safeParse(setupValues(answers))
    const errors: FieldErrors<SetupAnswers> = {}
    const said = new Set<string>()

    for (const { path, message } of checked.error?.issues ?? []) {
      const name = formPath(path, answers)
      if (name && !said.has(name)) set(errors, name, { type: 'setup', message })
      if (name) said.add(name)
    }
    return said.size ? refused(errors) : { values: answers, errors: {} }
  }
}

function refused(errors: FieldErrors<SetupAnswers>) {
  return { values: {}, errors }
}

/** Loads while the first answers are typed, and again after it failed. */
function loadedSchemas(load: typeof loadSetupSchema): () => Promise<SetupSchemas | undefined> {
  const attempt = () => load().catch(() => undefined)
  let loading = attempt()
  return async () => {
    const loaded = await loading
    if (!loaded) loading = attempt()
    return loaded
  }
}
