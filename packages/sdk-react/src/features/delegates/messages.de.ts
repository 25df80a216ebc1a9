import type { Spoken } from '../../language/Messages'
import type { delegatesMessages } from './messages'

/** The same in German. */
export const delegatesGerman = {
  title: 'Bevollmächtigte',
  none: 'Keine Bevollmächtigten gefunden.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  role: 'Rolle',
  status: 'Status',
  explained:
    'Wer gesperrt ist, kann dieses Konto nicht auswählen. Name und E-Mail-Adresse gehören der Person und lassen sich hier nicht ändern.',
  add: 'Bevollmächtigte hinzufügen',
  adding: 'Wird hinzugefügt',
  added: '{name} wurde hinzugefügt und erhält eine E-Mail.',
  cancel: 'Abbrechen',
  rolesExplained:
    'Admins dürfen alles außer dem Inhaber ändern. Betrachter dürfen ansehen und herunterladen.',
  firstNameRequired: 'Der Vorname ist erforderlich.',
  lastNameRequired: 'Der Nachname ist erforderlich.',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse an.',
  roleRequired: 'Bitte wählen Sie eine Rolle.',
  statusRequired: 'Der Status ist erforderlich.',
  alreadyDelegate: 'Diese Person ist bereits bevollmächtigt.',
  notAllowed: 'Vorgang nicht erlaubt',
  ownerFixed: 'Ein Inhaber wechselt nur, indem er das Konto überträgt.',
  lastOwner:
    'Ein Konto braucht einen aktiven Inhaber. Übertragen Sie die Inhaberschaft zuerst an eine andere Person.',
  viewer:
    'Sie haben in diesem Konto nur Leserechte. Nur ein Inhaber oder Administrator kann Bevollmächtigte hinzufügen und ändern.',
  roleTaken:
    'Ihre Rolle in diesem Konto hat sich geändert. Sie können die Bevollmächtigten ansehen, aber nicht mehr ändern.',
  ownership: 'Inhaberschaft',
  ownershipLead:
    'Dieses Konto gehört Ihnen. Sie können es an eine andere Person übertragen. Danach sind Sie Administrator und müssen sich neu anmelden.',
  transfer: 'Inhaberschaft übertragen',
  transferring: 'Wird übertragen',
  transferLead: 'Der neue Inhaber darf in diesem Konto alles ändern, und nur er kann es wieder übertragen.',
  becomeAdmin: 'Sie werden Administrator dieses Kontos.',
  loggedOut: 'Sie werden abgemeldet und müssen sich neu anmelden.',
  undone: 'Nur der neue Inhaber kann das rückgängig machen.',
  newOwner: 'E-Mail-Adresse des neuen Inhabers',
  newOwnerHint:
    'Bevollmächtigten gehört es sofort. Wer neu ist, wird angeschrieben und erhält es, sobald er annimmt.',
  validEmailRequired: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  transferred: 'Dieses Konto gehört jetzt {email}. Sie sind Administrator und müssen sich neu anmelden.',
  offered: '{email} wurde gebeten, anzunehmen. Bis dahin gehört das Konto Ihnen.',
} satisfies Spoken<typeof delegatesMessages>
