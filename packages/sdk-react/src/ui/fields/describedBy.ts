import type { FieldProps } from './fieldProps'

/** The id of the word that says a field may stay empty, made from the id of its message. */
export const optionalId = (messageId: string) => `${messageId}-optional`

/** What describes a field: that it may stay empty, then its help or what is wrong. Neither is part of its name. */
export function describedBy(
  messageId: string,
  { optional, description, error }: Pick<FieldProps<unknown>, 'optional' | 'description' | 'error'>,
): string | undefined {
  const ids = [optional && optionalId(messageId), (error || description) && messageId]
  return ids.filter(Boolean).join(' ') || undefined
}
