import type { Spoken } from '../../language/Messages'
import type { onboardingMessages } from './messages'

/** The same in German. */
export const onboardingGerman = {
  typeRequired: 'Die Art des Investors ist erforderlich.',
  accountNameRequired: 'Der Kontoname ist erforderlich.',
  taxIdRequired: 'Die Steuernummer ist erforderlich. Falls nicht zutreffend, geben Sie 000 ein.',
  taxIdInvalid: 'Geben Sie die neun Ziffern der Steuernummer ein. Falls nicht zutreffend, geben Sie 000 ein.',
  formationDateRequired: 'Das Gründungsdatum ist erforderlich.',
  formationDateFuture: 'Das Gründungsdatum darf nicht in der Zukunft liegen.',
  dateExecutedRequired: 'Das Datum der Errichtung ist erforderlich.',
  dateExecutedFuture: 'Das Datum der Errichtung darf nicht in der Zukunft liegen.',
  custodianLong: 'Der Name des Custodian darf 200 Zeichen haben.',
  dateOfBirthRequired: 'Das Geburtsdatum ist erforderlich.',
  dateOfBirthFuture: 'Das Geburtsdatum darf nicht in der Zukunft liegen.',
  dateOfBirthMinor: 'Eine Person muss mindestens 18 Jahre alt sein.',
  dateInvalid: 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.',
  countryRequired: 'Das Land ist erforderlich.',
  cityRequired: 'Der Ort ist erforderlich.',
  provinceRequired: 'Der Bundesstaat oder die Provinz ist erforderlich.',
  lineOneRequired: 'Straße und Hausnummer sind erforderlich.',
  postalCodeRequired: 'Die Postleitzahl ist erforderlich. Falls nicht zutreffend, geben Sie N/A ein.',
  firstNameRequired: 'Der Vorname ist erforderlich.',
  lastNameRequired: 'Der Nachname ist erforderlich.',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse an.',
  emailInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  usCitizenRequired: 'Bitte antworten Sie mit Ja oder Nein.',
  attestationRequired: 'Bitte geben Sie die Bestätigung ab, um fortzufahren.',
  title: 'Kontoeinrichtung',
  lead: 'Diese Angaben werden in jedem Dokument verwendet, das Sie unterschreiben.',
  done: 'Vielen Dank, dass Sie Ihr Konto eingerichtet haben!',
  goOn: 'Zu Ihrem Konto',
  doneNext:
    'Sie können jetzt investieren. Wählen Sie ein Angebot, oder kehren Sie zu der Investition zurück, von der Sie kommen.',
  notAllowed: 'Vorgang nicht erlaubt',
  investorType: 'Art des Investors',
  investorTypePlaceholder: 'Bitte auswählen',
  types: {
    Individual: 'Einzelperson',
    'Individual IRA': 'Einzelperson, IRA',
    'Individual Roth IRA': 'Einzelperson, Roth IRA',
    'Joint TIC': 'Gemeinschaft nach Bruchteilen (Joint TIC)',
    'Joint TWROS': 'Gemeinschaft mit Anwachsung (Joint TWROS)',
    'Revocable Trust': 'Widerruflicher Trust',
    'Irrevocable Trust': 'Unwiderruflicher Trust',
    'Sole Proprietorship': 'Einzelunternehmen',
    'Sole Proprietorship SEP IRA': 'Einzelunternehmen, SEP IRA',
    'Sole Proprietorship Simple IRA': 'Einzelunternehmen, Simple IRA',
    'Limited Partnership': 'Kommanditgesellschaft (Limited Partnership)',
    'Limited Partnership SEP IRA': 'Kommanditgesellschaft (Limited Partnership), SEP IRA',
    'Limited Partnership Simple IRA': 'Kommanditgesellschaft (Limited Partnership), Simple IRA',
    LLC: 'Gesellschaft mit beschränkter Haftung (LLC)',
    'LLC SEP IRA': 'Gesellschaft mit beschränkter Haftung (LLC), SEP IRA',
    'LLC Simple IRA': 'Gesellschaft mit beschränkter Haftung (LLC), Simple IRA',
    Corporation: 'Kapitalgesellschaft (Corporation)',
    'Corporation SEP IRA': 'Kapitalgesellschaft (Corporation), SEP IRA',
    'Corporation Simple IRA': 'Kapitalgesellschaft (Corporation), Simple IRA',
    Estate: 'Nachlass',
  },
  typesFor: {
    Corporation: 'Ein Unternehmen, das seinen Aktionären gehört und eigenes Geld anlegt.',
    'Corporation SEP IRA':
      'Für ein Altersvorsorgekonto (IRA), in das Ihr Arbeitgeber, ein Unternehmen mit Aktionären, einzahlt: SEP heißt ' +
      'vereinfachte Betriebsrente.',
    'Corporation Simple IRA':
      'Für ein Altersvorsorgekonto (IRA), in das Sie und Ihr Arbeitgeber, ein kleines Unternehmen mit Aktionären, einzahlen.',
    Estate: 'Was jemand hinterlassen hat, der gestorben ist, bis es verteilt wird.',
    Individual: 'Ein Mensch, der im eigenen Namen anlegt.',
    'Individual IRA':
      'Für das Altersvorsorgekonto (IRA) eines Menschen. Ein Custodian, etwa eine Bank, verwahrt es.',
    'Individual Roth IRA':
      'Für das Altersvorsorgekonto (IRA) eines Menschen, in das versteuertes Geld eingezahlt wird. Ein Custodian, ' +
      'etwa eine Bank, verwahrt es.',
    'Irrevocable Trust': 'Für einen Trust, den sein Stifter nicht mehr ändern oder beenden kann.',
    'Joint TIC':
      'Zwei Menschen, denen je ein Anteil gehört, der an die eigenen Erben fällt: tenants in common.',
    'Joint TWROS':
      'Zwei Menschen, denen alles zusammen gehört und, wenn einer stirbt, dem anderen allein: tenants with right of ' +
      'survivorship.',
    LLC: 'Ein Unternehmen mit beschränkter Haftung, das eigenes Geld anlegt.',
    'LLC SEP IRA':
      'Für ein Altersvorsorgekonto (IRA), in das Ihr Arbeitgeber, ein Unternehmen mit beschränkter Haftung, einzahlt: SEP ' +
      'heißt vereinfachte Betriebsrente.',
    'LLC Simple IRA':
      'Für ein Altersvorsorgekonto (IRA), in das Sie und Ihr Arbeitgeber, ein kleines Unternehmen mit beschränkter ' +
      'Haftung, einzahlen.',
    'Limited Partnership':
      'Eine Firma von Gesellschaftern, von denen mindestens einer sie führt und für ihre Schulden haftet.',
    'Limited Partnership SEP IRA':
      'Für ein Altersvorsorgekonto (IRA), in das eine Firma von Gesellschaftern einzahlt: SEP heißt vereinfachte ' +
      'Betriebsrente.',
    'Limited Partnership Simple IRA':
      'Für ein Altersvorsorgekonto (IRA), in das Sie und Ihr Arbeitgeber, eine kleine Firma von Gesellschaftern, einzahlen.',
    'Revocable Trust':
      'Für einen Trust, den sein Stifter noch ändern oder beenden kann, etwa einen Living Trust.',
    'Sole Proprietorship': 'Ein Mensch, der ohne Gesellschaft ein Geschäft betreibt.',
    'Sole Proprietorship SEP IRA':
      'Für das Altersvorsorgekonto (IRA) eines Menschen, der ohne Gesellschaft ein Geschäft betreibt: SEP heißt ' +
      'vereinfachte Betriebsrente.',
    'Sole Proprietorship Simple IRA':
      'Für das Altersvorsorgekonto (IRA) von jemandem, der für einen Menschen mit eigenem Geschäft arbeitet; beide zahlen ein.',
  },
  account: 'Konto',
  accountLead: 'Wie es eingetragen ist.',
  personLead: 'Das sind Sie. Das Konto hat Ihren Namen.',
  jointLead: 'Ein Gemeinschaftskonto hat zwei Personen. Gründungsdatum ist heute.',
  accountName: 'Kontoname',
  formationDate: 'Gründungsdatum',
  dateExecuted: 'Datum der Errichtung',
  dateExecutedHelp: 'Der Tag, an dem der Trust unterschrieben wurde.',
  custodian: 'Custodian',
  custodianHelp: 'Die Bank oder Treuhandgesellschaft, die das IRA verwahrt. Ihre Auszüge nennen sie.',
  taxId: 'Steuernummer (Tax ID)',
  taxIdHelp: 'Falls nicht zutreffend, geben Sie 000 ein.',
  taxIdOfPerson:
    'Die Nummer eines Menschen beim Finanzamt: in den Vereinigten Staaten eine Social Security Number oder, wo es keine gibt, eine ITIN. ' +
    'Geben Sie 000 ein, wo es beides nicht gibt.',
  taxIdOfAccount:
    'Die Nummer des Kontos beim Finanzamt: in den Vereinigten Staaten eine Employer Identification Number (EIN). Geben Sie ' +
    '000 ein, wo es keine eigene hat, wie viele Gemeinschaftskonten und Living Trusts.',
  taxIdUnusual: 'Dies sieht nicht wie eine US-Steuernummer aus. Bitte prüfen Sie sie.',
  address: 'Anschrift',
  addressLead: 'Die rechtsgültige Anschrift des Kontos.',
  separateMailing: 'Abweichende Postanschrift',
  mailingAddress: 'Postanschrift',
  country: 'Land',
  lineOne: 'Straße und Hausnummer',
  lineTwo: 'Adresszusatz',
  city: 'Ort',
  state: 'Bundesstaat',
  states: {
    AS: 'Amerikanisch-Samoa',
    CA: 'Kalifornien',
    MP: 'Nördliche Marianen',
    VI: 'Amerikanische Jungferninseln',
  },
  province: 'Bundesstaat / Provinz',
  postalCode: 'Postleitzahl',
  party: '{label} {number}',
  partyOnly: '{label}',
  parties: {
    Individual: 'Person',
    Trustee: 'Treuhänder',
    Administrator: 'Nachlassverwalter',
    Officer: 'Organmitglied',
    'Managing Member': 'Geschäftsführender Gesellschafter',
    Partner: 'Gesellschafter',
    Beneficiary: 'Begünstigter',
  },
  partiesAre: {
    Individual: '',
    Trustee: 'Verwaltet, was im Trust ist, und unterschreibt für ihn.',
    Administrator: 'Verwaltet den Nachlass und unterschreibt für ihn.',
    Officer: 'Führt das Unternehmen und darf für es unterschreiben, etwa Vorstand oder Finanzleitung.',
    'Managing Member': 'Führt die Gesellschaft und darf für sie unterschreiben.',
    Partner: 'Darf für die Gesellschaft unterschreiben.',
    Beneficiary: 'Wem das Altersvorsorgekonto gehört.',
  },
  partyPrimaryLead: 'Das sind Sie. Der erste Inhaber meldet sich an und unterschreibt zuerst.',
  partyLead:
    'Als bevollmächtigte Person kann sie sich im Konto anmelden, in der Rolle, die Sie wählen. Sie wird per E-Mail benachrichtigt.',
  addParty: '{label} hinzufügen',
  removeParty: '{party} entfernen',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  fromSignIn: 'Aus Ihrer Anmeldung',
  fromSite: 'Von dieser Website',
  dateOfBirth: 'Geburtsdatum',
  usCitizen: 'US-Staatsangehörigkeit?',
  addAsDelegate: 'Als bevollmächtigte Person hinzufügen',
  delegateRole: 'Rolle',
  delegateRoleHint:
    'Mit Lesezugriff kann die Person alles ansehen und herunterladen. Administratoren können alles außer dem Inhaber ändern.',
  delegateIsViewer:
    'Die Person erhält Lesezugriff: Sie kann ansehen und herunterladen. Zum Administrator kann sie der Inhaber später unter Bevollmächtigte machen.',
  sharedLogin: '{party} hat dieselbe E-Mail-Adresse: Beide sind eine Anmeldung mit einer Rolle.',
  ownLogin: 'Das ist Ihre eigene E-Mail-Adresse: Diese Person und Sie sind eine Anmeldung.',
  sameAddress: 'Gleiche Anschrift wie das Konto',
  attestation: 'Bestätigung',
  attestationText:
    'Ich bestätige, dass die obigen Angaben wahr und richtig sind, und weiß, dass falsche oder unvollständige ' +
    'Angaben rechtliche Folgen haben können.',
  submit: 'Absenden',
  submitting: 'Wird gesendet',
  summary: {
    one: '1 Antwort braucht Ihre Aufmerksamkeit',
    other: '{count} Antworten brauchen Ihre Aufmerksamkeit',
  },
  summaryEntry: '{party}: {message}',
  notChecked:
    'Das Formular konnte nicht geprüft werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  failed: '',
} satisfies Spoken<typeof onboardingMessages>
