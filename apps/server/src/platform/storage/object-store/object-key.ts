const maxKeyBytes = 1024
const maxNameBytes = 250

/** Characters that file systems forbid, and the two our file names use themselves. */
const escaped = /[%@\\:*?"<>|]/g

const isControl = (code: number) => code < 0x20 || code === 0x7f

/** A segment of a key as part of a file's path. `@` never stands in it: it ends the names of files. */
export const segmentName = (segment: string): string =>
  segment.replace(escaped, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Keys are paths of 1 to 1024 bytes: no empty, `.` or `..` segment, none over 250 bytes as a file name, no control character. */
export function isObjectKey(key: string): boolean {
  if (Buffer.byteLength(key) > maxKeyBytes || !key.isWellFormed()) return false
  for (let at = 0; at < key.length; at++) if (isControl(key.charCodeAt(at))) return false
  return key
    .split('/')
    .every((part) => !['', '.', '..'].includes(part) && Buffer.byteLength(segmentName(part)) <= maxNameBytes)
}

/** Throws when a key made by our own code breaks the rule above. */
export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key.slice(0, 200))}`)
}

/** Prefixes name a folder: a key followed by `/`. */
export function assertPrefix(prefix: string): void {
  if (!prefix.endsWith('/') || !isObjectKey(prefix.slice(0, -1)))
    throw new Error(`Not a prefix: ${JSON.stringify(prefix)}`)
}

/** Keys that anyone may read. */
export const isPublicKey = (key: string): boolean => key.startsWith('public/') || key.startsWith('avatar/')
