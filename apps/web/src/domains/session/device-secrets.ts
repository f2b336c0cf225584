import * as z from 'zod/mini'
import { readStoredJson, writeStored } from '../../platform/storage/storage.ts'

const deviceSecrets = z.array(
  z.object({ userId: z.number(), secret: z.string(), loginType: z.literal(['login', 'auto']) }),
)
type DeviceSecrets = z.output<typeof deviceSecrets>

const isDeviceSecrets = (value: unknown): value is DeviceSecrets => deviceSecrets.safeParse(value).success

/** A device is rarely used by more members than this. */
const maxStored = 20

/** The newest first. */
const read = (): DeviceSecrets => readStoredJson('device-secrets', isDeviceSecrets) ?? []

/** What this device shows to sign the member in by one click; undefined where nobody of that id signed in here. */
export const deviceSecretOf = (userId: number): string | undefined =>
  read().find((one) => one.userId === userId)?.secret

/** The same for the account that the device signs in unasked, before it is known which that is. */
export const ownDeviceSecret = (): string | undefined => read().find(({ loginType }) => loginType === 'auto')?.secret

/** Keeps what a sign-in gave; nothing to keep leaves the one before. */
export const saveDeviceSecret = (userId: number, secret: string | undefined, loginType: 'login' | 'auto'): void => {
  if (!secret) return
  const others = read().filter((one) => one.userId !== userId)
  writeStored('device-secrets', JSON.stringify([{ userId, secret, loginType }, ...others].slice(0, maxStored)))
}
