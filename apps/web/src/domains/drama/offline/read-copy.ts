import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { readCopyAddress } from './copy-address.ts'
import { judgePlaying } from './copy-state.ts'
import type { CopyRow } from './copy-tables.ts'

const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  json: 'application/json',
  webp: 'image/webp',
}

const answer = (status: number, body: ArrayBuffer | null = null, name = ''): Response =>
  new Response(body, { status, headers: { 'content-type': types[name.slice(name.lastIndexOf('.') + 1)] ?? '' } })

/** A file of a copy of the member who is signed in, as a server would answer: 403 where the copy may not play, 404 where there is no such
 *  file. Encrypted segments are opened on their way, by a key that nobody can read. */
export const fetchCopy = async (url: string): Promise<Response> => {
  const user = currentUser()
  if (!user) return answer(403)
  const database = databaseOf(user.user_id)
  const { id, name } = readCopyAddress(url)
  const [copy, file] = await Promise.all([database.copies.get(id), database.copyFiles.get([id, name])])
  if (!copy || judgePlaying(copy, serverNowMs()) !== 'plays') return answer(403)
  return file ? answer(200, await opened(copy, name, file.data), name) : answer(404)
}

const opened = async ({ key, vectors }: CopyRow, name: string, data: ArrayBuffer): Promise<ArrayBuffer> => {
  const vector = vectors[name]
  if (!key || vector === undefined) return data
  return crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytesOf(vector) }, key, data)
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
