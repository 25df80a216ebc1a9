import { contactImportQuery, contactUploadOf, type ContactImport } from '@capstan/sdk-core/contacts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'

/** Where the id stands of the import that this browser has seen under way: of the others nobody waits here for their end. */
const seen = 'contacts.import'

/** The import of contacts that a person is at: it goes on where it was when they come back. Nothing for who may not import. */
export function useContactImport(userId: string, mayImport: boolean) {
  const capstan = useCapstan()
  const upload = contactUploadOf(capstan)
  const { subscribe, getState } = upload.store
  const sending = useSyncExternalStore(subscribe, getState, getState)
  const query = useCapstanQuery({ ...contactImportQuery(capstan, userId), enabled: mayImport })
  const [awaited, setAwaited] = useState(() => capstan.preferences.get(seen))
  const latest = mayImport && query.status === 'ready' ? query.data : null
  const isUnderWay = latest !== null && latest.status !== 'done'
  const found: ContactImport | undefined =
    latest && (isUnderWay || latest.id === awaited) ? latest : undefined
  const underWay = isUnderWay ? latest.id : undefined
  if (underWay !== undefined && underWay !== awaited) setAwaited(underWay)
  useEffect(() => {
    if (underWay !== undefined) capstan.preferences.set(seen, underWay)
  }, [capstan, underWay])

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
