import { randomBytes } from 'node:crypto'
import type { Sealer } from '../../../platform/security/sealed.ts'

const keyBytes = 16

/** Name of the key beside the master playlist. */
export const keyName = 'key'

/** A fresh AES-128 key, sealed for the database. */
export const makeSealedKey = (sealer: Sealer): Buffer => sealer.seal(randomBytes(keyBytes).toString('base64'))

export const openKey = (sealer: Sealer, sealed: Buffer): Buffer => Buffer.from(sealer.open(sealed), 'base64')
