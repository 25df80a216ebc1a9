import type { Spoken } from '../../language/Messages'
import type { tokensMessages } from './messages'

/** The same in German. */
export const tokensGerman = {
  information: 'Angaben zum Token',
  noToken: 'Diese Runde hat noch keinen Token.',
  notAvailable: 'k. A.',
  cancel: 'Abbrechen',
  close: 'Schließen',

  edit: 'Bearbeiten',
  swapChain: 'Blockchain wechseln',
  deploy: 'Bereitstellen',
  mint: 'Ausprägen',
  setUp: 'Token einrichten',
  editOf: '{name} bearbeiten',
  settingUp: 'Wird eingerichtet',

  track: 'Stand des Tokens',
  done: 'Erledigt',
  now: 'Jetzt',
  name: 'Name',
  symbol: 'Kürzel',
  chain: 'Blockchain',
  status: 'Status',
  precision: 'Nachkommastellen',
  total: 'Gesamtzahl',
  contractAddress: 'Adresse des Vertrags',
  copy: 'Adresse des Vertrags kopieren',
  lastChange: 'Aktualisiert sich selbst · {status} seit {time}',

  deployingNote:
    'Der Vertrag wird auf {chain} bereitgestellt. Sie können diese Seite verlassen. „Ausprägen“, „Blockchain wechseln“ und die Adresse des Vertrags erscheinen, sobald er bereitgestellt ist.',
  issuingNote: 'Bestände werden auf {chain} ausgeprägt. Sie können diese Seite verlassen.',
  burningNote:
    'Die Anteile werden von ihrer Blockchain entfernt. Danach können Sie den nächsten Vertrag auf {chain} bereitstellen.',
  deploymentRefused:
    'Die Blockchain hat den Vertrag abgelehnt, bereitgestellt wurde nichts. Bearbeiten Sie ihn, oder stellen Sie ihn noch einmal bereit.',
  mintingRefused:
    'Die Blockchain hat die letzte Ausprägung abgelehnt. Die Bestände haben sich nicht geändert. Prägen Sie sie noch einmal aus.',
  viewer:
    'Sie haben in diesem Konto nur Leserechte. Nur ein Inhaber oder Administrator kann diesen Token ändern.',
  roleTaken:
    'Ihre Rolle in diesem Konto hat sich geändert. Sie können diesen Token ansehen, aber nicht mehr ändern.',

  tokenName: 'Bezeichnung des Tokens',
  tokenSymbol: 'Kürzel des Tokens',
  nameRequired: 'Die Bezeichnung des Tokens fehlt.',
  nameTooLong: 'Die Bezeichnung des Tokens darf höchstens 40 Zeichen haben.',
  nameNotCommon: 'Die Bezeichnung besteht aus Buchstaben, Ziffern, Leerzeichen und üblichen Satzzeichen.',
  symbolRequired: 'Das Kürzel des Tokens fehlt.',
  symbolTooLong: 'Das Kürzel des Tokens darf höchstens 40 Zeichen haben.',
  chainRequired: 'Die Blockchain fehlt.',
  chainKinds: { public: '{chain} (öffentlich)', private: '{chain} (privat)', native: '{chain}' },
  savedNote: 'Bis zur Bereitstellung lässt sich all das ändern.',

  deployTitle: '{name} bereitstellen?',
  deployNote: 'Danach lassen sich Bezeichnung, Kürzel und Blockchain ({chain}) nicht mehr ändern.',
  deploying: 'Wird bereitgestellt',

  swapNote:
    'Zuerst werden alle Anteile von {chain} entfernt, und die Bestände kehren in Ihr eigenes Hauptbuch zurück. Stellen Sie den Token dann auf der nächsten Blockchain bereit, und prägen Sie sie dort aus.',
  nextChain: 'Nächste Blockchain',
  swapping: 'Wird gewechselt',
  sameChain: 'Der Token ist schon auf dieser Blockchain.',

  mintLead: 'Bestände, die noch auf keiner Blockchain sind',
  nothingToMint: 'Alle Bestände dieser Runde sind auf der Blockchain.',
  chosen: '{chosen} von {count} Beständen',
  firstOnes:
    'Die ersten {most} von {count} sind gewählt, weil sich nicht mehr auf einmal ausprägen lassen. Prägen Sie die übrigen danach aus.',
  choose: { one: '{investor}, {units} Anteil', other: '{investor}, {units} Anteile' },
  units: 'Anteile',
  mintNote: 'Diese Bestände werden auf {chain} zu Token.',
  chosenUnits: { one: '1 Bestand, {units} Anteile', other: '{count} Bestände, {units} Anteile' },
  tooMany: 'Höchstens {most} Bestände lassen sich auf einmal ausprägen.',
  mintCount: { one: '1 ausprägen', other: '{count} ausprägen' },
  minting: 'Wird ausgeprägt',
  atWork: 'Die Blockchain verarbeitet diesen Token noch. Versuchen Sie es später erneut.',
  notMintable: 'Einer dieser Bestände ist bereits auf einer Blockchain. Die Liste zeigt den aktuellen Stand.',

  ledger: 'Verzeichnis der Beteiligten',
  noStakeholders: 'Noch hat niemand Anteile dieser Runde.',
  unitsByStatus: 'Anteile nach Stand',
  allStatuses: 'Alle Status',
  ledgerNote: 'Private Blockchains zeigen „ausgegeben“, andere ihren Namen.',
  kind: 'Art',
  block: 'Block',
  kinds: { holding: 'Bestand', chain: 'Blockchain', distribution: 'Zeichnung' },
  issued: 'ausgegeben',
  notIssued: 'nicht ausgegeben',
  unknown: 'Unbekannt',
  onChain: 'Auf der Blockchain',
} satisfies Spoken<typeof tokensMessages>
