import { loadSetupSchema, type SetupSchemaOptions } from '@capstan/sdk-core/onboarding'
import type { FormCheck } from '../../../forms/FormCheck'
import { loadedOnce } from '../../../forms/schemaCheck'
import type { OnboardingMessages } from '../messages'
import type { SetupAnswers } from './setupAnswers'
import { setupValues } from './setupValues'

type Schemas = Awaited<ReturnType<typeof loadSetupSchema>>
type SetupCheckOptions = SetupSchemaOptions & { messages: OnboardingMessages }

/** Returns the check of the whole form, for the questions that the current answers lead to. */
export function setupCheck(
  options: SetupCheckOptions,
  load = loadSetupSchema,
): FormCheck<SetupAnswers, SetupAnswers> {
  const schemas = loadedOnce(load)
  void schemas()
  // Making a schema takes longer than checking by it, and every field that is left checks.
  const made = new Map<string, ReturnType<Schemas['setupSchema']>>()
  return async (answers) => {
    const loaded = await schemas()
    if (!loaded) return { ok: false, problems: [], text: options.messages.notChecked }
    const schema = made.get(answers.type) ?? loaded.setupSchema(answers.type, options)
    made.set(answers.type, schema)
    const { error } = schema.safeParse(setupValues(answers))
    const problems = (error?.issues ?? []).flatMap(({ path, message }) => {
      const name = formPath(path, answers)
      return name ? [{ name, message }] : []
    })
    return problems.length > 0 ? { ok: false, problems } : { ok: true, values: answers }
  }
}

/**
 * Returns the path in the form of an answer that the core rejected: `addresses.1.city` is `mailing.city`.
 *
 * Returns undefined for the address of a party with the same address as the account, because that address is requested once.
 */
function formPath(path: readonly PropertyKey[], { parties }: SetupAnswers): string | undefined {
  const keys = path.map(String)
  const isCopy = keys[0] === 'parties' && keys[2] === 'addresses' && parties[Number(keys[1])]?.sameAddress
  return isCopy
    ? undefined
    : keys.join('.').replace('addresses.0', 'address').replace('addresses.1', 'mailing')
}
