// Keccak-f[1600] as https://keccak.team/keccak_specs_summary.html has it. Addresses are short: clear, not fast.
const lanes = 25
const rate = 136
const mask = (1n << 64n) - 1n

/** Keccak-256 of a text in ASCII of fewer than 136 characters, in hexadecimal. Not SHA3-256: the padding is the older one. */
export function keccak256(text: string): string {
  const block = new Uint8Array(rate)
  block.set(new TextEncoder().encode(text))
  block[text.length] = 1
  block[rate - 1] = (block[rate - 1] ?? 0) | 0x80
  const view = new DataView(block.buffer)
  let state = Array.from({ length: lanes }, (_, at) => (at * 8 < rate ? view.getBigUint64(at * 8, true) : 0n))
  for (const constant of roundConstants()) state = permute(state, constant)
  return state.slice(0, 4).map(littleEndian).join('')
}

function permute(before: readonly bigint[], constant: bigint): bigint[] {
  const at = (state: readonly bigint[], x: number, y: number) => state[(x % 5) + 5 * (y % 5)] ?? 0n
  const columns = [0, 1, 2, 3, 4].map((x) => [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ at(before, x, y), 0n))
  const column = (x: number) => columns[x % 5] ?? 0n
  const mixed = before.map((lane, i) => lane ^ column(i + 4) ^ rotate(column(i + 1), 1))
  const moved = [...mixed]
  let [x, y] = [1, 0]
  for (let t = 0; t < 24; t++) {
    const lane = rotate(at(mixed, x, y), (((t + 1) * (t + 2)) / 2) % 64)
    ;[x, y] = [y, (2 * x + 3 * y) % 5]
    moved[x + 5 * y] = lane
  }
  const out = moved.map((lane, i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)]
    return lane ^ (~at(moved, column + 1, row) & mask & at(moved, column + 2, row))
  })
  out[0] = (out[0] ?? 0n) ^ constant
  return out
}

/** The 24 constants, from the shift register the specification makes them with. */
function roundConstants(): bigint[] {
  let register = 1
  return Array.from({ length: 24 }, () => {
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1)
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0)
    }
    return constant
  })
}

function rotate(lane: bigint, by: number): bigint {
  return ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask
}

function littleEndian(lane: bigint): string {
  const hex = lane.toString(16).padStart(16, '0')
  return (hex.match(/../g) ?? []).reverse().join('')
}
