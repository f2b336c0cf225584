import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { findDevice, noteDevice } from './queries/account-devices.ts'

/** The devices that members sign in on, and the secrets by which they show that they are the same again. */
export interface Devices {
  /** Hash a device is known by; empty without a device id. */
  deviceHash(deviceId: string | undefined): Buffer
  /** The hash of the secret where it is this device's for this account: the newest, or the one before while the newest was never used. */
  judgeSecret(db: Db, accountId: number, deviceHash: Buffer, secret: string | undefined): Promise<Buffer | undefined>
  /** A new secret for this device, '' where it did not name itself; `shownHash` is that of the secret it came with. */
  renewSecret(tx: Db, accountId: number, deviceHash: Buffer, shownHash: Buffer | undefined): Promise<string>
}

/** 128 random bits need no salt and no slow hash. */
const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest()
const newDeviceSecret = () => randomBytes(16).toString('base64url')

export function openDevices({ clock, secrets }: Pick<ServerContext, 'clock' | 'secrets'>): Devices {
  const deviceKey = secrets.lasting('device')
  return {
    deviceHash: (deviceId = '') =>
      deviceId === '' ? Buffer.alloc(0) : createHmac('sha256', deviceKey).update(deviceId).digest(),
    async judgeSecret(reader, accountId, hash, secret) {
      if (secret === undefined) return undefined
      const known = await findDevice(reader, accountId, hash)
      const shown = secretHashOf(secret)
      return [known?.secret_hash, known?.earlier_hash].some((stored) => stored?.equals(shown)) ? shown : undefined
    },
    async renewSecret(tx, accountId, deviceHash, shownHash) {
      if (deviceHash.length === 0) return ''
      const deviceSecret = newDeviceSecret()
      const secretHash = secretHashOf(deviceSecret)
      await noteDevice(tx, { accountId, deviceHash, secretHash, shownHash }, clock())
      return deviceSecret
    },
  }
}
