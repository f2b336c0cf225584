import { type UploadKind, uploadKinds } from '@cliffhanger/contract/uploads/schemas.ts'

const maxNameLength = 80

/** What a key says of its object. */
export interface UploadLocation {
  readonly kind: UploadKind
  readonly userId: number
}

/** Folder of a member's files of one kind. The member's credential reaches nothing else. */
export const folderOf = ({ kind, userId }: UploadLocation): string => `${kind}/${userId}/`

/** The name of a file as it may stand in a key: letters, digits and `._-`, the last 80 of them, so that the extension stays. */
export const keyName = (fileName: string): string =>
  fileName.replace(/[^A-Za-z0-9._-]/g, '').slice(-maxNameLength) || 'file'

/** Key of a new object: `{kind}/{user}/{yyyymm}/{32 hex digits}.{name}`. `random` is 16 bytes, `nowMs` gives the month in UTC. */
export function uploadKey(place: UploadLocation, fileName: string, random: Uint8Array, nowMs: number): string {
  const month = new Date(nowMs).toISOString().slice(0, 7).replace('-', '')
  const digits = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${folderOf(place)}${month}/${digits}.${keyName(fileName)}`
}

const form = `(${uploadKinds.join('|')})/([1-9]\\d{0,15})/\\d{6}/[0-9a-f]{32}\\.[A-Za-z0-9._-]{1,${maxNameLength}}`
const pattern = new RegExp(`^${form}$`)
const addressPattern = new RegExp(`${form}$`)

/** Whose object a key is and what for; undefined for a key no upload has. */
export function locationOf(key: string): UploadLocation | undefined {
  const found = pattern.exec(key)
  const kind = uploadKinds.find((each) => each === found?.[1])
  return kind && { kind, userId: Number(found?.[2]) }
}

/** The key in which an address ends, wherever the store stands; undefined where it is no member's file. */
export const keyInAddress = (address: string): string | undefined => addressPattern.exec(address)?.[0]

/** Where the server puts the small picture of a file that came without one. */
export const thumbnailKey = (key: string): string => `${key.slice(0, key.lastIndexOf('/') + 33)}.thumb.webp`
