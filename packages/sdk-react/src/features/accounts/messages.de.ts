import type { Spoken } from '../../language/Messages'
import type { accountsMessages } from './messages'

/** The same in German. */
export const accountsGerman = {
  title: 'Konto auswählen',
  lead: {
    other: 'Sie gehören zu {count} Konten. Über das Kontomenü können Sie jederzeit wechseln.',
  },
  leadFiltered: { other: 'Angezeigt werden {shown} Ihrer {count} Konten.' },
  claim: 'Ihr Konto ist nicht dabei? Hier klicken, um es zu übernehmen!',
  none: 'Sie gehören noch zu keinem Konto.',
  noneOfType: 'Keines Ihrer Konten ist von dieser Art.',
  suspended: 'Gesperrt. Ein Inhaber des Kontos kann Sie wieder zulassen.',
  featureUnavailable: 'Diese Funktion ist nicht verfügbar',
  featureSwitchedOff:
    'Ein Administrator der Plattform hat diese Funktion für Ihr Konto ausgeschaltet. Bitten Sie den Betreiber der Plattform, sie wieder einzuschalten. Ihre Eingaben bleiben hier stehen und lassen sich dann senden.',
  accountSuspended: 'Von der Plattform gesperrt. Fragen Sie deren Betreiber.',
  typeAdmin: 'Administration',
  typeAgent: 'Agent',
  typeAts: 'ATS',
  typeBroker: 'Broker',
  typeInvestor: 'Investor',
  typeIssuer: 'Emittent',
  roleOwner: 'Inhaber',
  roleAdmin: 'Administrator',
  roleViewer: 'Lesezugriff',
  lineRoles: {
    account_owner: 'Kontoinhaber',
    account_admin: 'Kontoadministrator',
    account_viewer: 'Lesezugriff auf das Konto',
  },
} satisfies Spoken<typeof accountsMessages>
