import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Who may name the caller's address in front of us: so many hops counted from us, or whoever is in these networks. */
export interface Proxies {
  /** Whether the machine at `address` is believed; `hop` 0 is the one that is connected to us. */
  trusts(address: string, hop: number): boolean
  /** Where a request came from: the first address, counted from us, that no proxy of ours has. '' when the connection is gone. */
  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string
}

/** More than anybody has in a row; a larger number is a slip. */
const mostHops = 9

const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** What TRUST_PROXY says; undefined where it makes no sense, or would believe everybody. */
export function readProxies(value: string): Proxies | undefined {
  const words = value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const [first = '0'] = words
  if (words.length <= 1 && /^\d+$/.test(first))
    return Number(first) > mostHops ? undefined : proxiesBy((_address, hop) => hop < Number(first))
  const networks = new BlockList()
  for (const word of words.flatMap((name) => namedNetworks[name] ?? [name]))
    if (!addNetwork(networks, word)) return undefined
  return proxiesBy((address) => isIP(address) > 0 && networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'))
}

/** The proxies of a setting that was read. */
export function proxiesOf({ TRUST_PROXY }: { readonly TRUST_PROXY: string }): Proxies {
  const proxies = readProxies(TRUST_PROXY)
  if (!proxies) throw new Error(`Setting TRUST_PROXY: ${TRUST_PROXY} makes no sense`)
  return proxies
}

/** `10.0.0.0/8` or one address; a network of everybody is none. */
function addNetwork(networks: BlockList, word: string): boolean {
  const [address = '', bits, ...rest] = word.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return false
  const most = family === 6 ? 128 : 32
  const prefix = bits === undefined ? most : Number(bits)
  if (prefix === 0 || prefix > most) return false
  networks.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
  return true
}

const proxiesBy = (trusts: Proxies['trusts']): Proxies => ({
  trusts,
  addressOf({ headers, socket }) {
    const named = headers['x-forwarded-for']
    const forwarded = (Array.isArray(named) ? named.join(',') : (named ?? '')).split(',').reverse().map(plainAddress)
    let address = socket.remoteAddress ?? ''
    for (const [hop, next] of forwarded.entries()) {
      // What is no address was written by nobody we believe.
      if (!trusts(address, hop) || isIP(next) === 0) break
      address = next
    }
    return address
  },
})

/** Some proxies add the port, and brackets where there is one. */
function plainAddress(written: string): string {
  const text = written.trim()
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
}
