import { randomBytes } from 'node:crypto'
import { defaultConfigKey } from '@cliffhanger/contract/config-key.ts'
import { gcm } from '@noble/ciphers/aes.js'

const ivBytes = 12
const keyBytes = 32

/** Makes the text of a value that only our clients read (`client/sealed-text.ts`). */
export type ClientSeal = (value: unknown) => string

/** Seals with the key every client carries: base64 of IV, AES-256-GCM ciphertext and tag of the value's JSON (S-3).
 *  `configKey` is the setting CONFIG_KEY. Obfuscation, as anyone can take the key out of a client. */
export function openClientSeal(configKey: string): ClientSeal {
  const key = Buffer.from(configKey || defaultConfigKey, 'base64')
  if (key.length !== keyBytes) throw new Error(`Setting CONFIG_KEY: ${keyBytes} bytes as base64 are needed`)
  return (value) => {
    const iv = randomBytes(ivBytes)
    const sealed = gcm(key, iv).encrypt(Buffer.from(JSON.stringify(value)))
    return Buffer.concat([iv, sealed]).toString('base64')
  }
}
