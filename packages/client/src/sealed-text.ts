import { gcm } from '@noble/ciphers/aes.js'

const ivBytes = 12

/** Opens what the server sealed for clients (start-up configuration, upload credentials): base64 of IV, AES-256-GCM ciphertext
 *  and tag. `key` is 32 bytes as base64. Throws when the text was changed or sealed with another key.
 *  Pure JavaScript, as browsers offer SubtleCrypto on https only. */
export const openSealedText = (text: string, key: string): string => {
  const bytes = fromBase64(text.trim())
  const plain = gcm(fromBase64(key), bytes.subarray(0, ivBytes)).decrypt(bytes.subarray(ivBytes))
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
