const ivBytes = 12

/** Opens AES-256-GCM: ciphertext and tag, with the key's bytes. Rejects where either was changed. */
type OpenGcm = (
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  sealed: Uint8Array<ArrayBuffer>,
) => Promise<Uint8Array>

/** Opens what the server sealed for clients (start-up configuration, upload credentials): base64 of IV, AES-256-GCM ciphertext
 *  and tag. `key` is 32 bytes as base64. Rejects when the text was changed or sealed with another key. */
export const openSealedText = async (text: string, key: string): Promise<string> => {
  const bytes = fromBase64(text.trim())
  const open = await findOpenGcm()
  const plain = await open(fromBase64(key), bytes.subarray(0, ivBytes), bytes.subarray(ivBytes))
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}

/** Browsers offer WebCrypto on https only; elsewhere the same in JavaScript is loaded. */
const findOpenGcm = async (): Promise<OpenGcm> =>
  'subtle' in globalThis.crypto ? openWithWebCrypto : (await import('./open-gcm.ts')).openGcm

const openWithWebCrypto: OpenGcm = async (keyBytes, iv, sealed) => {
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['decrypt'])
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed))
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
