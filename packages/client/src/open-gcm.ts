import { gcm } from '@noble/ciphers/aes.js'

/** AES-256-GCM without WebCrypto. Rejects where the ciphertext or its tag was changed. */
export const openGcm = async (key: Uint8Array, iv: Uint8Array, sealed: Uint8Array): Promise<Uint8Array> =>
  gcm(key, iv).decrypt(sealed)
