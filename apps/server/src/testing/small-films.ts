import { versionPrefix } from '../domains/media/asset.ts'
import type { TestServer } from './server.ts'

const segments = 5

/** Folder of an asset in the store. */
export async function folderOf({ domains, context }: TestServer, assetId: number): Promise<string> {
  const [asset] = await domains.media.findAssets(context.db, [assetId])
  return versionPrefix(assetId, asset?.version ?? 0)
}

/** Puts the lightest rendition of every episode of a drama into the store, in five pieces of two seconds that say what they are. */
export async function storeSmallFilms(server: TestServer, dramaId: number): Promise<void> {
  const { db, storage } = server.context
  const episodes = await db.query<{ asset_id: number }>('select asset_id from episodes where drama_id = $1', [dramaId])
  for (const { asset_id } of episodes) {
    const folder = await folderOf(server, asset_id)
    const put = (name: string, body: string) =>
      storage.put(`${folder}360/${name}`, Buffer.from(body), { contentType: 'video/mp4' })
    const names = Array.from({ length: segments }, (_, index) => `000${index}.m4s`)
    await put(
      'index.m3u8',
      `#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n${names.map((name) => `#EXTINF:2.0,\n${name}\n`).join('')}`,
    )
    await put('init.mp4', 'init.')
    for (const name of names) await put(name, `${name}.`)
  }
}
