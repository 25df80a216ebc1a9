import type { Spoken } from '../../language/Messages'
import type { paymentsMessages } from './messages'

/** The same in German. */
export const paymentsGerman = {
  viewer:
    'Sie haben in diesem Konto nur Leserechte. Nur ein Inhaber oder Administrator kann diese Vorlagen abgleichen und zuordnen.',
  roleTaken:
    'Ihre Rolle in diesem Konto hat sich geändert. Sie können diese Vorlagen ansehen, aber nicht mehr ändern.',
  account: 'Konto',
  syncedOn: 'Abgeglichen am',
  updatedOn: 'Geändert am',
  sync: 'Liste der Vorlagen abgleichen',
  syncing: 'Wird abgeglichen',
  synced: 'Die Liste der Vorlagen ist auf dem neuesten Stand.',
  syncFailed: 'Die Vorlagen konnten nicht geladen werden, bitte versuchen Sie es erneut.',
  never: 'Noch nie',
  noAccount: 'Beim Zahlungsdienst gibt es noch kein Konto.',
  noAccountDetail: 'Dessen Emittenten und Angebote stehen hier, sobald es verbunden ist.',

  issuers: 'Emittenten',
  issuerCount: { one: '{count} Emittent', other: '{count} Emittenten' },
  issuersFound: '{shown} von {total}',
  filter: 'Nach Namen filtern',
  noIssuers: 'Keine Emittenten gefunden.',
  noneNamed: 'Kein Emittent hat {name} im Namen.',
  name: 'Name',
  mapping: 'Zuordnung',

  issuer: 'Emittent',
  email: 'E-Mail',
  offerings: 'Angebote',
  noOfferings: 'Keine Vorlagen gefunden.',
  documents: 'Dokumente',
  issuerUnknown: 'Diesen Emittenten gibt es nicht, oder er ist nicht für Sie freigegeben.',

  offering: 'Angebot',
  offeringUnknown: 'Dieses Angebot gibt es nicht, oder es ist nicht für Sie freigegeben.',
  mappingProcess: 'Zuordnung in Schritten',
  nextStep: 'Nächster Schritt',
  noDocuments: 'Keine Dokumente gefunden.',
  fieldCount: { one: '{count} Feld', other: '{count} Felder' },
  document: 'Dokument',
  documentUnknown: 'Dieses Dokument gibt es nicht, oder es ist nicht für Sie freigegeben.',
  back: 'Zurück',
} satisfies Spoken<typeof paymentsMessages>
