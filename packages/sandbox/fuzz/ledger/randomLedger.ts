import { randomUUID } from 'node:crypto'
import { wholeBetween } from '../../seed/random.ts'

/** Units in whole numbers of the eighteenth place. */
export type Atoms = bigint

/** A booking to make, on a day so many days ago. */
export type WantedMove =
  | { kind: 'issuance'; holding: string; holder: string; atoms: Atoms; ago: number }
  | { kind: 'transfer'; from: string; holding: string; holder: string; atoms: Atoms; ago: number }

/** A ledger of a dozen moves in no order of their days; some want more than there is on their day. */
export function randomLedger(random: () => number, holders: readonly string[]): WantedMove[] {
  const whole = (least: number, most: number) => wholeBetween(random, least, most)
  const holder = () => holders[whole(0, holders.length - 1)] ?? ''
  const moves: WantedMove[] = []
  const count = whole(2, 14)
  while (moves.length < count) {
    const holding = randomUUID()
    const ago = whole(0, 20)
    const known = moves[whole(0, moves.length - 1)]
    if (!known || random() < 0.4)
      moves.push({ kind: 'issuance', holding, holder: holder(), atoms: someAtoms(whole), ago })
    else
      moves.push({
        kind: 'transfer',
        from: known.holding,
        holding,
        holder: holder(),
        // All of it, the last place of it, or anything, which may be too much.
        atoms: [known.atoms, 1n, someAtoms(whole)][whole(0, 2)] ?? 1n,
        // Often too early for what it takes.
        ago: random() < 0.7 ? whole(0, known.ago) : whole(0, 20),
      })
  }
  return moves
}

/** Whole units, or some to the last place. */
function someAtoms(whole: (least: number, most: number) => number): Atoms {
  const units = BigInt(whole(0, 900)) * 10n ** 18n
  return units + (whole(0, 1) ? BigInt(whole(1, 999_999_999)) : 10n ** 18n)
}

/** Atoms as the platform takes them. */
export function unitsText(atoms: Atoms): string {
  const digits = String(atoms < 0n ? -atoms : atoms).padStart(19, '0')
  return `${atoms < 0n ? '-' : ''}${digits.slice(0, -18)}.${digits.slice(-18)}`
}

/** Returns the platform's figure in atoms. */
export function atomsOf(text: string): Atoms {
  const [units = '0', places = ''] = text.replace('-', '').split('.')
  const atoms = BigInt(units + places.padEnd(18, '0').slice(0, 18))
  return text.startsWith('-') ? -atoms : atoms
}
