import type { FieldProps } from './fieldProps'

/** The id of the word that says a field may stay empty, made from the id of its message. */
export const optionalId = (messageId: string) => `${messageId}-optional`

/** The id of the error of a field, made from the id of its message. */
export const errorId = (messageId: string) => `${messageId}-error`

/**
 * Returns the ids that describe a field: the optional mark, the error and the help. None of them is part of its accessible name.
 */
export function describedBy(
  messageId: string,
  { optional, description, error }: Pick<FieldProps<unknown>, 'optional' | 'description' | 'error'>,
): string | undefined {
  const ids = [optional && optionalId(messageId), error && errorId(messageId), description && messageId]
  return ids.filter(Boolean).join(' ') || undefined
}
