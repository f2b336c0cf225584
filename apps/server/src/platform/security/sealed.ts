import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { MasterSecrets } from './secrets.ts'

/** Keeps texts in the database that a copy of the database must not show: secrets of authenticators, codes. */
export interface Sealer {
  seal(text: string): Buffer
  /** Throws when the bytes were changed or sealed with another key. */
  open(sealed: Buffer): string
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Seals with the present key of a purpose and opens what its earlier keys sealed. */
export const sealerOf = (secrets: Pick<MasterSecrets, 'secret' | 'earlier'>, name: string): Sealer => {
  const present = openSealer(secrets.secret(name))
  const all = [present, ...secrets.earlier(name).map(openSealer)]
  return {
    seal: present.seal,
    open(sealed) {
      for (const [index, one] of all.entries()) {
        try {
          return one.open(sealed)
        } catch (error) {
          if (index === all.length - 1) throw error
        }
      }
      throw new Error('there is no key')
    },
  }
}

/** AES-256-GCM: iv, tag, text. The key has 32 bytes. */
export const openSealer = (key: Buffer): Sealer => ({
  seal(text) {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, key, iv)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body])
  },
  open(sealed) {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
  },
})
