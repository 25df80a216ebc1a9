import { contactImportQuery, contactUploadOf, type ContactImport } from '@capstan/sdk-core/contacts'
import { useState, useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'

/** Where the id stands of the import that a reader has put away. */
const putAway = 'contacts.import'

/** The import of contacts that a person is at: it goes on where it was when they come back. */
export function useContactImport(userId: string) {
  const capstan = useCapstan()
  const upload = contactUploadOf(capstan)
  const { subscribe, getState } = upload.store
  const sending = useSyncExternalStore(subscribe, getState, getState)
  const query = useCapstanQuery(contactImportQuery(capstan, userId))
  const [away, setAway] = useState(() => capstan.preferences.get(putAway))
  const latest = query.status === 'ready' ? query.data : null
  const found: ContactImport | undefined = latest && latest.id !== away ? latest : undefined

  return {
    upload,
    sending,
    found,
    /** It has ended, and its end was read. */
    close(id: string) {
      capstan.preferences.set(putAway, id)
      setAway(id)
    },
  }
}
