import type { Spoken } from '../../language/Messages'
import type { claimMessages } from './messages'

/** The same in German. */
export const claimGerman = {
  title: 'Konto übernehmen',
  lead: 'Vielleicht hat ein Emittent oder ein Broker ein Konto in Ihrem Namen eröffnet. Wir senden einen Link an die E-Mail-Adresse, die dort von Ihnen bekannt ist.',
  email: 'Geben Sie die E-Mail-Adresse des Kontos an, das Sie übernehmen möchten',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse an.',
  claim: 'Übernehmen',
  claiming: 'Wird gesendet',
  claimed: 'Schon übernommen?',
  sent: 'Die Nachricht zur Übernahme finden Sie in Ihrem Posteingang',
  sentTo: 'Wenn wir {email} kennen, ist die Nachricht auf dem Weg. Ihr Link gilt einmal.',
  sentAgain: 'Die Nachricht ist auf dem Weg. Ihr Link gilt einmal.',
  another: 'Andere E-Mail-Adresse verwenden',
  noToken: 'Melden Sie sich an, um fortzufahren',
  noTokenLead: 'Öffnen Sie diese Seite mit dem Link in Ihrer Nachricht.',
  logIn: 'Anmelden',
  choose: 'Konto auswählen',
  logInAndChoose: 'Anmelden und Konto auswählen',
  completeLead:
    'Melden Sie sich mit der E-Mail-Adresse der Nachricht an. Ihr Konto steht dann unter denen, die Sie auswählen können.',
  expired: 'Der Link ist abgelaufen.',
  expiredLead: 'Wir können einen neuen an dieselbe E-Mail-Adresse senden.',
  expiredWithoutMail: 'Beginnen Sie noch einmal mit Ihrer E-Mail-Adresse.',
  resend: 'Erneut senden',
  resending: 'Wird gesendet',
  resendFailed: 'Unerwarteter Fehler! {message}',
  startAgain: 'Ein Konto übernehmen',
  invalid: 'Ungültiger Link. Wenden Sie sich an den Support, um Ihr Konto zu übernehmen.',
  support: 'Support kontaktieren',
  used: 'Das Konto wurde bereits übernommen!',
  usedLead: 'Melden Sie sich mit der E-Mail-Adresse an, mit der Sie es übernommen haben.',
  complete: 'Herzlichen Glückwunsch, Sie haben Ihr Konto {account} übernommen!',
  completeUnnamed: 'Herzlichen Glückwunsch, Sie haben Ihr Konto übernommen!',
} satisfies Spoken<typeof claimMessages>
