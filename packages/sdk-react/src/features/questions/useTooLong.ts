import { useCallback } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { questionsMessages } from './messages'

/** Length limits of a name and an error message, and of a description. */
export const nameMost = 200
export const descriptionMost = 1000

/** Returns the `problem` of a field whose text is longer than the platform accepts. */
export function useTooLong() {
  const { textTooLong } = useMessages('questions', questionsMessages)
  const { units } = useFormats()

  return useCallback(
    (most: number) => (text: string) =>
      // Counted as the platform does: an emoji is one.
      [...text.trim()].length > most ? fillIn(textTooLong, { most: units(String(most)) }) : undefined,
    [textTooLong, units],
  )
}
