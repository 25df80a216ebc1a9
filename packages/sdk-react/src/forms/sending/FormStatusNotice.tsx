import { useEffect } from 'react'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useIsOffline } from '../../provider/offline/useIsOffline'
import { useMessages } from '../../provider/useMessages'
import { FormNotice } from './FormNotice'
import { useFormStatus } from '../FormContext'
import { formsMessages } from '../messages'

/**
 * Notice of the form around it: that it was refused, or that no answer arrived. While there is no network, the reason is beside
 * the button and is announced at each press; the notice follows when the network is back, and takes no focus then.
 */
export function FormStatusNotice() {
  const status = useFormStatus()
  const { offline } = useMessages('forms', formsMessages)
  const announce = useAnnounce()
  const isOffline = useIsOffline()
  const text = 'text' in status ? status.text : undefined
  const isSaidAlready = isOffline && status.status === 'uncertain'
  const isBesideErrors = status.status === 'refused' && status.isBesideErrors
  useEffect(() => {
    if (isBesideErrors && text) announce(text)
  }, [announce, isBesideErrors, text])
  useEffect(() => {
    if (isSaidAlready) announce(offline)
  }, [announce, isSaidAlready, offline])

  return text ? (
    <div hidden={isSaidAlready}>
      <FormNotice tone={status.status === 'uncertain' ? 'warning' : 'danger'} takesFocus={!isBesideErrors}>
        {text}
      </FormNotice>
    </div>
  ) : null
}
