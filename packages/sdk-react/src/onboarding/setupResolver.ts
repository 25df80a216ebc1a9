import { setupSchema, type SetupSchemaOptions } from '@capstan/sdk-core'
import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { formPath } from './formPath'
import type { SetupAnswers } from './setupAnswers'
import { setupValues } from './setupValues'

/** Checks the whole form at once, as the answers given so far ask for. The first thing wrong with an answer is said. */
export function setupResolver(options: SetupSchemaOptions): Resolver<SetupAnswers> {
  return (answers) => {
    const checked = setupSchema(answers.type, options).safeParse(setupValues(answers))
    const errors: FieldErrors<SetupAnswers> = {}
    const said = new Set<string>()

    for (const { path, message } of checked.error?.issues ?? []) {
      const name = formPath(path, answers)
      if (name && !said.has(name)) set(errors, name, { type: 'setup', message })
      if (name) said.add(name)
    }
    return said.size ? { values: {}, errors } : { values: answers, errors: {} }
  }
}
