import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { fieldKind } from '../../src/fields/kinds/kinds'
import { aRandom } from '../aRandom'

/** F8: so many addresses as EIP-55 writes them, each then with the case of one letter changed: the second only is odd. */
export async function tryAddresses({
  seed,
  addresses,
}: {
  seed: number
  addresses: number
}): Promise<string[]> {
  const random = aRandom(seed)
  const kind = fieldKind('blockchainAddress')
  const defects: string[] = []
  for (let at = 0; at < addresses; at++) {
    const digits = Array.from({ length: 40 }, () => random.pick([...'0123456789abcdef'])).join('')
    const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
    const right = [...digits]
      .map((digit, place) => (Number(`0x${hash[place]}`) > 7 ? digit.toUpperCase() : digit))
      .join('')
    const letters = [...right].flatMap((digit, place) => (/[a-f]/i.test(digit) ? [place] : []))
    const place = random.pick(letters)
    const wrong = right.slice(0, place) + otherCase(right.charAt(place)) + right.slice(place + 1)
    const isMixed = /[a-f]/.test(wrong) && /[A-F]/.test(wrong)
    const cases = [
      [right, undefined],
      [wrong, isMixed ? 'checksum' : undefined],
      [digits, undefined],
      [digits.toUpperCase(), undefined],
    ] as const
    for (const [address, warning] of cases) {
      const parsed = kind.parse(`0x${address}`)
      const found = parsed.ok ? await kind.warn?.(parsed.value) : 'refused'
      if (found !== warning) defects.push(`0x${address} is ${found} and not ${warning}`)
    }
  }
  return defects
}

const otherCase = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
