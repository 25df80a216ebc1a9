import type { Spoken } from '../../language/Messages'
import type { signingFieldsMessages } from './messages'

/** The same in German. */
export const signingFieldsGerman = {
  title: 'Felder',
  none: 'Keine Felder gefunden.',
  roleName: 'Rolle',
  name: 'Name',
  mapTo: 'Zuordnen zu',
  value: 'Wert',
  dataLabel: 'Datenfeld',
  aboutDataLabels: 'Über Datenfelder',
  dataLabelExplained:
    'Felder einer Vorlage mit demselben Datenfeld ändern denselben Wert im versandten Dokument.',
  nameRequired: 'Der Name ist erforderlich.',
  valueRequired: {
    static: 'Ein fester Text braucht einen Wert.',
    custom: 'Ein eigener Text braucht einen Wert.',
  },
  valueTooLong: 'Ein Wert hat höchstens 1.000 Zeichen.',
  customHint: 'Schreiben Sie Namen von Feldern in doppelte geschweifte Klammern, etwa {{investor_name}}.',
  mappings: {
    static: 'Fester Text',
    custom: 'Eigener Text',
    investor_name: 'Name des Investors',
    investor_email: 'E-Mail des Investors',
    investor_type: 'Art des Investors',
    issuer_name: 'Name des Emittenten',
    seller_name: 'Name des Verkäufers',
    asset_name: 'Name der Anlage',
    round_name: 'Name der Runde',
    units: 'Anteile',
    price_per_unit: 'Preis je Anteil (USD)',
    total_investment: 'Investment insgesamt (USD)',
    signing_date: 'Tag der Unterschrift',
    'template provided': 'Von der Vorlage vorgegeben',
    'not supported': 'Nicht unterstützt',
    error: 'Fehler',
  },
  locked: 'Die Zuordnung ist abgeschlossen: Ihre Felder lassen sich nicht mehr ändern.',
  deleted: 'Diese Vorlage wurde gelöscht: Ihre Felder lassen sich nicht mehr ändern.',
  notAllowed: 'Vorgang nicht erlaubt',
} satisfies Spoken<typeof signingFieldsMessages>
