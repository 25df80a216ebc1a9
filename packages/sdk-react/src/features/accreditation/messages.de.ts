import type { Spoken } from '../../language/Messages'
import type { accreditationMessages } from './messages'

/** An investor's accreditation, in German. */
export const accreditationGerman: Spoken<typeof accreditationMessages> = {
  title: 'Akkreditierung',
  loadFailed: 'Ihre Akkreditierung konnte nicht geladen werden.',
  method: 'Nachweis',
  method_income: 'Einkommen',
  method_netWorth: 'Nettovermögen',
  method_license: 'Berufliche Zulassung',
  method_entity: 'Gesellschaft',
  verifiedOn: 'Datum',
  expiresOn: 'Gültig bis',
  state_valid: 'Gültig',
  state_soon: 'Läuft bald ab',
  state_expired: 'Abgelaufen',
  expiresToday: 'Ihre Akkreditierung läuft heute ab.',
  expiresIn: {
    one: 'Ihre Akkreditierung läuft in 1 Tag ab, am {day}.',
    other: 'Ihre Akkreditierung läuft in {count} Tagen ab, am {day}.',
  },
  expired:
    'Ihre Akkreditierung ist am {day} abgelaufen. Erneuern Sie sie, bevor eine Investition danach fragt.',
  renew: 'Erneuern',
  renewFailed: 'Die Erneuerung konnte nicht begonnen werden. Bitte versuchen Sie es erneut.',
  renewed: 'Ihre Akkreditierung wurde erneuert.',
  close: 'Schließen',
}
