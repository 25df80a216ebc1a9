import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { useCapstan, useCapstanQuery } from '@capstan/sdk-react/provider'
import { useEffect } from 'react'
import { useHost } from './Host'
import { visitorOf } from './readVisitor'
import type { ActingVisitor } from './Visitor'

export interface FollowVisitorProps {
  /** Called with who is in front of the screen when that has changed. */
  onChange: (visitor: ActingVisitor) => void
}

/**
 * Keeps the account's name and the user's role up to date while the page is open. A user who may no longer act is notified by
 * their session.
 */
export function FollowVisitor({ onChange }: FollowVisitorProps) {
  const { visitor } = useHost()
  const known = useCapstanQuery(usersDataQuery(useCapstan()))
  const now = known.status === 'ready' ? visitorOf(known.data) : undefined
  const changed = now?.status === 'acting' && !isSame(now, visitor) ? now : undefined

  useEffect(() => {
    if (changed) onChange(changed)
  })
  return null
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
