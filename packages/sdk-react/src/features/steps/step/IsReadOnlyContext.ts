import { createContext } from 'react'

/** True where the steps may be looked at and not answered: for a viewer of the account. */
export const IsReadOnlyContext = createContext(false)
