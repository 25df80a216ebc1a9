import { BlockList, isIP } from 'node:net'

/** An address of the network, as a resolver answers it. */
export interface ResolvedAddress {
  address: string
  family: number
}

const inside = new BlockList()
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  // This network, private networks, carriers, this machine, the link, protocols, documentation, 6to4, benchmarks.
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  // Multicast and reserved ranges.
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
// Within the unicast space: Teredo and other protocols, documentation, 6to4, which leads to any IPv4 address.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Returns true for an address that the internet reaches: no private, link-local, loopback, reserved or translated one. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside.check(address, 'ipv4')
  return family === 6 && unicast.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** Returns true for an address of this machine. */
export function isLoopback(address: string): boolean {
  const family = isIP(address)
  // An IPv4 address written as IPv6 is neither here nor there.
  if (address.toLowerCase().startsWith('::ffff:')) return false
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
