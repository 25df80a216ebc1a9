import { createContext } from 'react'

/** True when the steps can be read and not answered: for a viewer of the account. */
export const IsReadOnlyContext = createContext(false)
