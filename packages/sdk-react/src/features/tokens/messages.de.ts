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
    'Der Vertrag ist auf dem Weg zu {chain}. Sie können diese Seite verlassen. Ausprägen, Blockchain wechseln und die Adresse des Vertrags kommen, sobald er bereitgestellt ist.',
  issuingNote: 'Bestände werden auf {chain} ausgeprägt. Sie können diese Seite verlassen.',
  burningNote:
    'Anteile werden von ihrer bisherigen Blockchain genommen. Der nächste Vertrag wartet auf {chain}.',
  deploymentRefused:
    'Die Blockchain hat den Vertrag abgelehnt, bereitgestellt wurde nichts. Bearbeiten Sie ihn, oder stellen Sie ihn noch einmal bereit.',
  mintingRefused:
    'Die Blockchain hat die letzte Ausprägung abgelehnt. Die Bestände sind, wo sie waren: Prägen Sie sie noch einmal aus.',
  viewer: 'Sie haben in diesem Konto nur Leserechte. Ein Inhaber oder Administrator ändert diesen Token.',
  roleTaken:
    'Ihre Rolle in diesem Konto wurde geändert: Sie können diesen Token ansehen, aber nicht mehr ändern.',

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
  deployNote: 'Bezeichnung, Kürzel und Blockchain, {chain}, bleiben von da an, wie sie sind.',
  deploying: 'Wird bereitgestellt',

  swapNote:
    'Alle Anteile auf {chain} werden zuerst von ihr genommen, die Bestände stehen wieder in Ihrem eigenen Buch. Stellen Sie den Token dann auf der nächsten Blockchain bereit, und prägen Sie sie dort aus.',
  nextChain: 'Nächste Blockchain',
  swapping: 'Wird gewechselt',
  sameChain: 'Der Token ist schon auf dieser Blockchain.',

  mintLead: 'Bestände, die noch auf keiner Blockchain sind',
  nothingToMint: 'Alle Bestände dieser Runde sind auf der Blockchain.',
  chosen: '{chosen} von {count} Beständen',
  firstOnes:
    'Die ersten {most} von {count} sind gewählt: Mehr lassen sich auf einmal nicht ausprägen. Die übrigen können danach ausgeprägt werden.',
  choose: { one: '{investor}, {units} Anteil', other: '{investor}, {units} Anteile' },
  units: 'Anteile',
  mintNote: 'Diese Bestände werden auf {chain} zu Token.',
  chosenUnits: { one: '1 Bestand, {units} Anteile', other: '{count} Bestände, {units} Anteile' },
  tooMany: 'Höchstens {most} Bestände lassen sich auf einmal ausprägen.',
  mintCount: { one: '1 ausprägen', other: '{count} ausprägen' },
  minting: 'Wird ausgeprägt',
  atWork: 'Die Blockchain arbeitet an diesem Token. Versuchen Sie es erneut, wenn sie fertig ist.',
  notMintable:
    'Einer dieser Bestände ist inzwischen auf einer Blockchain. Die Liste zeigt den neuesten Stand.',

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
