import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The largest file there is fits into memory at once, and the browser hashes it many times faster than this page could. */
const atOnceBytes = 64 * 1024 * 1024
const stepBytes = 1024 * 1024

/** SHA-256 of a text as lower-case hex. */
export const sha256OfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

export const hmacSha256 = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, utf8ToBytes(text))

/** SHA-256 of a file as lower-case hex: by the browser where it can, else in pure JavaScript, as browsers offer SubtleCrypto
 *  on https only. */
export const sha256OfFile = async (file: Blob): Promise<string> => {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (subtle && file.size <= atOnceBytes) {
    return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer())))
  }
  const hash = sha256.create()
  // Reading each step waits for the disk, so the page stays alive in between.
  for (let start = 0; start < file.size; start += stepBytes) {
    hash.update(new Uint8Array(await file.slice(start, start + stepBytes).arrayBuffer()))
  }
  return bytesToHex(hash.digest())
}
