import { isSuccess, request } from './http-request.ts'

/** A node that takes longer does not answer. */
const pingTimeoutMs = 5000

/** The address of the API node to use: the first to answer HEAD /ping, or the first of the list when none does within
 *  5 s. A single address is used as it is. (S-4, S-5) */
export const pickNode = async (addresses: readonly string[], fetch?: typeof globalThis.fetch): Promise<string> => {
  const first = addresses[0] ?? ''
  if (addresses.length < 2) return first
  const settled = new AbortController()
  const ping = async (address: string): Promise<string> => {
    const url = `${address.replace(/\/+$/, '')}/ping?time=${Date.now()}`
    const reply = await request(url, { method: 'HEAD', timeoutMs: pingTimeoutMs, signal: settled.signal, fetch })
    if (!isSuccess(reply.status)) throw new RangeError(`${url} answered ${reply.status}`)
    return address
  }
  const winner = await Promise.any(addresses.map(ping)).catch(() => first)
  settled.abort()
  return winner
}
