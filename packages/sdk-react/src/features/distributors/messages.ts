import type { Spoken } from '../../language/Messages'

/** Every word of an issuer's distributors. @public */
export const distributorsMessages = {
  title: 'Distributors',
  none: 'No distributors found.',
  name: 'Name',
  email: 'Email',
  round: 'Round',
  managedUnits: 'Managed units',
  status: 'Status',
}

/** What a partner may reword of an issuer's distributors. @public */
export type DistributorsMessages = Spoken<typeof distributorsMessages>
