import type { Spoken } from '../../language/Messages'
import type { capitalizationMessages } from './messages'

export const capitalizationGerman = {
  viewing: 'Ansicht',
  capTable: 'Beteiligungsübersicht',
  scheduleOfPurchasers: 'Käuferverzeichnis',
  asOf: 'Stand',
  today: 'Heute',
  toCome: 'Wählen Sie einen Tag bis heute.',
  issuedBy:
    'Was bis zum Ende des {day} ausgegeben war. Gekaufte und nicht ausgegebene Anteile sind nicht enthalten.',
  paidBy: 'Was bis zum Ende des {day} eingezahlt war.',
} satisfies Spoken<typeof capitalizationMessages>
