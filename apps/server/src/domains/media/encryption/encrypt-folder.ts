import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaPlaylist } from '../transcoding/encode.ts'
import { encryptedPlaylist, encryptSegment, segmentsOf } from './encrypt-segments.ts'

/** Encrypts a rendition where it lies, before it leaves the scratch folder: ffmpeg does not encrypt fMP4. */
export async function encryptFolder(key: Uint8Array, rendition: string, folder: string): Promise<void> {
  const path = join(folder, mediaPlaylist)
  const playlist = await readFile(path, 'utf8')
  for (const file of segmentsOf(playlist)) {
    const segment = join(folder, file)
    await writeFile(segment, encryptSegment(key, `${rendition}/${file}`, await readFile(segment)))
  }
  await writeFile(path, encryptedPlaylist(key, rendition, playlist))
}
