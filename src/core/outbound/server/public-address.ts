import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** IPv4 that is not of the public internet (IANA's special-purpose registry). */
const innerRanges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Of IPv6 only 2000::/3 is given out; within it these lead elsewhere: Teredo and its kin, documentation, 6to4. */
const innerRanges6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const inner = new BlockList()
for (const [net, bits] of innerRanges) inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of innerRanges6) inner.addSubnet(net, bits, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet: not this machine, not its network, not the cloud's own services. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inner.check(address, 'ipv4')
  // A zone (`%eth0`) names an interface of this machine.
  if (family !== 6 || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** All addresses of a host name or of an address as it may be written; throws what the system's resolver throws. */
export const addressesOf = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address)
