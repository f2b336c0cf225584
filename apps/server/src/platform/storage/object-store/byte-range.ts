import type { ByteRange } from '../storage.ts'

/**
 * The one range a `Range` header asks for, cut to the object's end; undefined for the whole object, `unsatisfiable` when it lies outside.
 * A header that is malformed or asks for several ranges counts as absent, as RFC 9110 allows.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return undefined
  const [, from = '', to = ''] = found
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first > last ? 'unsatisfiable' : { first, last }
}
