import type { Spoken } from '../../language/Messages'

/** The texts of an issuer's distributors. @public */
export const distributorsMessages = {
  title: 'Distributors',
  none: 'No distributors found.',
  name: 'Name',
  email: 'Email',
  round: 'Round',
  managedUnits: 'Managed units',
  noLimit: 'No limit',
  status: 'Status',
}

/** The texts of an issuer's distributors that a partner may replace. @public */
export type DistributorsMessages = Spoken<typeof distributorsMessages>
