import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useCapstan, useCapstanQuery } from '@capstan/sdk-react/provider'
import { useEffect } from 'react'
import { useHost } from './Host'
import { readVisitorAgain, visitorOf } from './readVisitor'
import type { Visitor } from './Visitor'

export interface FollowVisitorProps {
  /** Called with who is in front of the screen when that has changed. */
  onChange: (visitor: Visitor) => void
}

/**
 * Keeps the account's name and the user's role up to date while the page is open. The platform ends live updates for a user who
 * may no longer act for the account: whenever they end, the page asks whether that is the reason.
 */
export function FollowVisitor({ onChange }: FollowVisitorProps) {
  const { visitor } = useHost()
  const capstan = useCapstan()
  const known = useCapstanQuery(usersDataQuery(capstan))
  const now = known.status === 'ready' ? visitorOf(known.data) : undefined
  const changed = now?.status === 'acting' && !isSame(now, visitor) ? now : undefined

  useEffect(() => {
    if (changed) onChange(changed)
  })
  useEffect(() => {
    let isGone = false
    const stop = capstan.live.onStatus(() => {
      if (capstan.live.status !== 'reconnecting') return
      void readVisitorAgain(capstan).then((visitor) => {
        if (!isGone && visitor && !['acting', 'anonymous'].includes(visitor.status)) onChange(visitor)
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [capstan, onChange])
  return null
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
