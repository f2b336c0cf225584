import type { CopyRow } from './copy-tables.ts'

/** Copies have addresses nobody serves: what plays asks for them like for any other, and reads them from the device. */
const prefix = '/offline-copy/'

/** Address of a copy's master playlist. */
export const copyAddress = (id: CopyRow['id']): string => `${location.origin}${prefix}${id}/master.m3u8`

export const isCopyAddress = (url: string): boolean => url.startsWith(`${location.origin}${prefix}`)

/** Whose file an address means: `/offline-copy/12/3/captions/en.vtt` is `captions/en.vtt` of `12/3`. */
export const readCopyAddress = (url: string): { readonly id: CopyRow['id']; readonly name: string } => {
  const [drama = '', number = '', ...name] = new URL(url).pathname.slice(prefix.length).split('/')
  return { id: `${drama}/${number}`, name: name.join('/') }
}
