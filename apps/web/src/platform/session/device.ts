import { hashOfText } from '@cliffhanger/client/text-hash.ts'
import type { DeviceInfo } from '@cliffhanger/contract/session/schemas.ts'
import { platformCode } from '../server/endpoints.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { currentInvitation } from './invitation.ts'

/** Name of this installation: 128 random bits as 32 hex digits, made once. */
export const deviceId = (): string => {
  const stored = readStored('device-id')
  if (stored !== null) return stored
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  writeStored('device-id', made)
  return made
}

let publicId = ''

/** What stands for this installation in addresses, which are logged on their way, once it is prepared. */
export const publicDeviceId = (): string => publicId

/** Derives it from the id of this installation. */
export const preparePublicDeviceId = async (): Promise<void> => {
  publicId = (await hashOfText(`socket ${deviceId()}`)).slice(0, 32)
}

/** Phones and tablets of Apple, whose browsers save no picture from a page. */
export const isIos = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** Browsers by what they put into their name, the more special first: several call themselves Chrome or Safari too. */
const browsers = [
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
] as const

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** Name and version of the browser in a user agent string. */
export const browserOf = (userAgent: string): { name: string; version: string } => {
  for (const [name, pattern] of browsers) {
    const match = pattern.exec(userAgent)
    if (match) return { name, version: match[1] ?? '' }
  }
  return { name: '', version: '' }
}

const systemOf = (userAgent: string): string => systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown'

/** What calls tell about this device; `parentCode` is the inviter's code, '0' = none (C-22). */
export const deviceInfo = (parentCode: string): DeviceInfo => {
  const browser = browserOf(navigator.userAgent)
  return {
    plat_code: platformCode(),
    parent_code: parentCode,
    device_type: 'h5',
    device_os: systemOf(navigator.userAgent),
    device_model: '',
    device_token: '',
    device_id: deviceId(),
    browser_name: browser.name,
    browser_version: browser.version.slice(0, 32),
    device_language: navigator.language,
    device_timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    distributer_code: currentInvitation().channelCode ?? '',
    domain: location.host,
  }
}
