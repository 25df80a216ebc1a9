import type { Spoken } from '../../language/Messages'
import type { distributorsMessages } from './messages'

/** The same in German. */
export const distributorsGerman = {
  title: 'Vertriebspartner',
  none: 'Keine Vertriebspartner gefunden.',
  name: 'Name',
  email: 'E-Mail',
  round: 'Runde',
  managedUnits: 'Betreute Anteile',
  noLimit: 'Ohne Grenze',
  status: 'Status',
} satisfies Spoken<typeof distributorsMessages>
