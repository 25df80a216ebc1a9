import type { AccreditationMessages } from './messages'

/** How somebody qualifies, in words; what a service calls it where nobody here has a word for it. */
export function methodWord(method: string, messages: AccreditationMessages): string {
  const words: Readonly<Record<string, string | undefined>> = {
    income: messages.method_income,
    netWorth: messages.method_netWorth,
    license: messages.method_license,
    entity: messages.method_entity,
  }
  return (Object.hasOwn(words, method) ? words[method] : undefined) ?? method
}
