import { type LookupAddress, type LookupAllOptions, lookup as resolveName } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'

/** Addresses a server must not be sent to by a stranger: its own, its network's, and those that are nobody's (RFC 6890). */
const inner = new BlockList()
for (const [network, prefix] of [
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
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, prefix, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4')
  return isIP(address) === 6 && globalV6.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** Whether the address is https at its usual port, with a host that is a name or a public address, and nothing secret in it.
 *  Where a name leads is not known here (`127.0.0.1.nip.io` is a name like any other): `lookupPublic` holds at every connection. */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A trailing dot makes another name of the same host for whoever compares names.
  if (host.endsWith('.')) return false
  return isIP(host) === 0 ? host.includes('.') && !/\.(localhost|local|internal)$/.test(host) : isPublicAddress(host)
}

/** Whether a page of the public internet may stand there: http or https at its usual port, with a host as in `isPublicEndpoint`. */
export function isPublicPage(url: URL): boolean {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  const secure = new URL(url)
  secure.protocol = 'https:'
  return url.port === '' && isPublicEndpoint(secure.href)
}

/** How names are resolved: that of `node:dns`. */
type ResolveName = (
  hostname: string,
  options: LookupAllOptions,
  done: (failure: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Resolves a name, but refuses it where any of its addresses is not public: asked at every connection, which goes to what was checked, so that
 *  a name cannot be public when it is checked and private when it is used. */
export const lookupPublicBy =
  (resolve: ResolveName): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (failure, addresses) => {
      const [first] = addresses ?? []
      const error =
        failure ?? (first && addresses.every(({ address }) => isPublicAddress(address)) ? null : privateError(hostname))
      if (error || !first) done(error ?? privateError(hostname), [])
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

export const lookupPublic = lookupPublicBy(resolveName)

/** How long a name server has to answer. */
const answerWithinMs = 2000

/** Asks the name servers itself: names that are slow on purpose wait on sockets, not on the few threads that files and passwords need. */
const askNameServers: ResolveName = callbackify(async (hostname: string, _options: LookupAllOptions) => {
  const resolver = new Resolver({ timeout: answerWithinMs, tries: 1 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
})

/** As `lookupPublic`, for names that anybody may have looked up as often as they like. */
export const lookupPublicPage = lookupPublicBy(askNameServers)

const privateError = (hostname: string): Error => new Error(`${hostname} is no public address`)
