import type { Spoken } from '../../language/Messages'
import type { issuersMessages } from './messages'

/** The same in German. */
export const issuersGerman = {
  invitations: 'Einladungen zur Betreuung einer Runde',
  waiting: { one: '1 wartet auf Ihre Antwort', other: '{count} warten auf Ihre Antwort' },
  noInvitations: 'Keine Einladungen gefunden.',
  managedUnits: { one: '{units} Anteil', other: '{units} Anteile' },
  closes: 'schließt am {day}',
  accept: 'Annehmen',
  accepting: 'Wird angenommen',
  reject: 'Ablehnen',
  rejectTitle: '{round} ablehnen?',
  rejectText:
    'Sie platzieren keine Anteile von {round}. {issuer} sieht Ihre Antwort und kann Sie erneut einladen.',
  rejecting: 'Wird abgelehnt',
  answerOf: '{answer}: {round} von {issuer}',
  accepted: '{round} von {issuer} angenommen.',
  rejected: '{round} von {issuer} abgelehnt.',
  alreadyAnswered: 'Jemand aus Ihrem Konto hat diese Einladung bereits beantwortet.',
  managed: 'Vollständig verwaltete Konten',
  noManaged: 'Keine verwalteten Konten gefunden.',
  name: 'Name',
  email: 'E-Mail',
  createdBy: 'Angelegt von',
  createdOn: 'Angelegt am',
  addManaged: 'Konto hinzufügen',
  added: '{name} wurde hinzugefügt. Ein Link, um das Konto zu übernehmen, ist auf dem Weg an {email}.',
  acting: 'In ihrem Namen',
  actFor: 'Handeln für',
  actForOf: '{actFor} {name}',
  alreadyManaged: 'Sie verwalten bereits ein Konto mit dieser E-Mail-Adresse.',
  nameRequired: 'Der Name ist erforderlich.',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse an.',
  notAllowed: 'Vorgang nicht erlaubt',
  viewer:
    'Sie haben in diesem Konto nur Leserechte. Nur ein Inhaber oder Administrator kann Einladungen beantworten und Konten verwalten.',
  roleTaken:
    'Ihre Rolle in diesem Konto hat sich geändert. Sie können die Emittenten ansehen, ihnen aber nicht mehr antworten und sie nicht mehr ändern.',
} satisfies Spoken<typeof issuersMessages>
