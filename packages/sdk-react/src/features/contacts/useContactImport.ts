import type { CapstanQuery } from '@capstan/sdk-core'
import {
  contactImportQuery,
  contactUploadOf,
  type ContactImport,
  type ContactUpload,
} from '@capstan/sdk-core/contacts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'

/** The current import of contacts of a person, which continues when they come back. Undefined for a person who may not import. */
export function useContactImport(userId: string, mayImport: boolean) {
  const capstan = useCapstan()
  const [upload, query] = [contactUploadOf(capstan), contactImportQuery(capstan, userId)]
  return useImport({ upload, query, seen: 'contacts.import', mayImport })
}

/** The subject of an import. */
interface ImportUnderWay<Answer> {
  upload: ContactUpload
  query: CapstanQuery<ContactImport | null, Answer>
  /** The storage key for the id of the import that this browser has seen running: the end of others is not shown here. */
  seen: string
  mayImport: boolean
}

/** The latest import of a person, and the file that is on its way. */
export function useImport<Answer>({ upload, query: latestOf, seen, mayImport }: ImportUnderWay<Answer>) {
  const capstan = useCapstan()
  const { subscribe, getState } = upload.store
  const sending = useSyncExternalStore(subscribe, getState, getState)
  const query = useCapstanQuery({ ...latestOf, enabled: mayImport })
  const [awaited, setAwaited] = useState(() => capstan.preferences.get(seen))
  const latest = mayImport && query.status === 'ready' ? query.data : null
  const isUnderWay = latest !== null && latest.status !== 'done'
  const found: ContactImport | undefined =
    latest && (isUnderWay || latest.id === awaited) ? latest : undefined
  const underWay = isUnderWay ? latest.id : undefined
  if (underWay !== undefined && underWay !== awaited) setAwaited(underWay)
  useEffect(() => {
    if (underWay !== undefined) capstan.preferences.set(seen, underWay)
  }, [capstan, seen, underWay])

  return {
    upload,
    sending,
    found,
    /** It has ended, and its end was read. */
    close() {
      capstan.preferences.remove(seen)
      setAwaited(undefined)
    },
  }
}
