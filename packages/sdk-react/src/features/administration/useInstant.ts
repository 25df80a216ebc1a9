import { useMemo } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { administrationMessages } from './messages'

/** Returns a function that writes an instant as its day and its time. */
export function useInstant(): (instant: string) => string {
  const { moment } = useMessages('administration', administrationMessages).audit
  const formats = useFormats()
  return useMemo(
    () => (instant) =>
      fillIn(moment, {
        day: formats.instant(instant, 'allocation'),
        time: formats.time(new Date(instant)),
      }),
    [moment, formats],
  )
}
