import { useUnsent } from '@capstan/sdk-react/provider'
import { DiscardDialog } from '@capstan/sdk-react/ui'
import { useCallback, useEffect, useState } from 'react'
import { followedLink } from '../routing/followedLink'
import { leaving } from '../routing/leaving'
import { useAskedBack } from '../routing/useAskedBack'

/** Asks before a link, Back or Forward leaves unsaved input. The browser asks before it leaves the app. */
export function LeaveQuestion() {
  const isUnsent = useUnsent()
  const [goOn, setGoOn] = useState<{ go: () => void }>()
  const stops = useCallback(
    (go: () => void) => {
      const isTyped = isUnsent()
      if (isTyped) setGoOn({ go })
      return isTyped
    },
    [isUnsent],
  )

  useAskedBack(stops)
  useEffect(() => leaving.ask(stops), [stops])
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link || !stops(() => leaving.unasked(() => link.click()))) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [stops])

  if (!goOn) return null
  return (
    <DiscardDialog
      onKeep={() => setGoOn(undefined)}
      onDiscard={() => {
        setGoOn(undefined)
        goOn.go()
      }}
    />
  )
}
