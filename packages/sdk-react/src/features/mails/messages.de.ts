import type { Spoken } from '../../language/Messages'
import type { mailsMessages } from './messages'

/** The same in German. */
export const mailsGerman = {
  title: 'E-Mails, die Sie erhalten',
  about: 'Diese Einstellungen gelten für alle Ihre Konten.',
  offerings: 'Einladungen zu Angeboten',
  offeringsAbout: 'Ein Anbieter lädt Sie ein, ein Angebot anzusehen.',
  investments: 'Für Sie angelegte Investitionen',
  investmentsAbout: 'Ein Anbieter hat eine Investition angelegt, die Sie abschließen.',
  accreditations: 'Ablauf Ihrer Akkreditierung',
  accreditationsAbout: 'Ihre Akkreditierung als Investor läuft in 30 Tagen ab, und noch einmal in 7.',
  signed_copies: 'Kopien unterschriebener Dokumente',
  signed_copiesAbout: 'Jemand hat Dokumente unterschrieben, von denen Sie eine Kopie bekommen.',
  withdrawals: 'Zurückgezogene Investitionen',
  withdrawalsAbout: 'Ein Investor hat eine Investition in einer Ihrer Zuteilungen zurückgezogen.',
  signing: 'Dokumente zum Unterschreiben',
  signingAbout:
    'Jemand bittet Sie, Dokumente zu lesen und zu unterschreiben. Ohne diese E-Mail erfahren Sie nicht davon.',
  access: 'Anmeldung, Zugang und Inhaberschaft',
  accessAbout:
    'Links für Adressen und Konten, neue Bevollmächtigte, Passkeys und Inhaber. Sie halten Ihre Anmeldung sicher.',
  always: 'Wird immer gesendet',
  turnOn: 'Erhalten',
} satisfies Spoken<typeof mailsMessages>
