import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { stickersChanged } from '@cliffhanger/contract/stickers/events.ts'
import { stickerOperatorCalls } from '@cliffhanger/contract/stickers/operator-calls.ts'
import { stickerLimits } from '@cliffhanger/contract/stickers/schemas.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { pulled } from '../../../groups/testing.ts'
import { newUploadPrefix } from '../../pictures.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let token: string
let linh: Member
beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'editor')
  linh = await newMember(server)
})
afterAll(() => server.close())

/** Puts a picture where the console's browser would. */
async function upload(content: Buffer | string): Promise<string> {
  const key = `${newUploadPrefix()}source.png`
  await server.context.storage.put(key, content, { contentType: 'image/png' })
  return key
}
const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 80, b: 0, alpha: 0 } } })

const titles = { 'zh-CN': '夜', en: 'Night', vi: 'Đêm', pt: 'Noite' }
const addPack = (form: object = {}, key: string = crypto.randomUUID()) =>
  server.call(stickerOperatorCalls.addStickerPack, { titles, is_published: 1, ...form }, { token, key })
const newPack = async (): Promise<number> => (await addPack()).data.id
const add = (pack_id: number, image_key: string, emoji = '🌙', key: string = crypto.randomUUID()) =>
  server.call(stickerOperatorCalls.addSticker, { pack_id, image_key, emoji }, { token, key })
const packOf = async (id: number) =>
  (await server.succeed(stickerOperatorCalls.listStickerPacks, {}, { token })).list.find((pack) => pack.id === id)
const onDevice = () => server.succeed(stickerCalls.listStickers, {}, { token: linh.token })

describe('S-147: sticker packs of operators', () => {
  it('get pictures that are written anew and stay transparent, and every device loads the packs again', async () => {
    const pack = await newPack()
    const { version: before } = await onDevice()
    const { id } = (await add(pack, await upload(await picture(512).png().toBuffer()))).data
    const { list, version } = await onDevice()
    expect(Number(version)).toBe(Number(before) + 1)
    const path = list.at(-1)?.stickers[0]?.image_url ?? ''
    const object = await server.context.storage.get(path.slice(path.indexOf('public/stickers/')))
    const chunks: Buffer[] = []
    for await (const chunk of object?.body ?? []) chunks.push(Buffer.from(chunk))
    expect(await sharp(Buffer.concat(chunks)).metadata()).toMatchObject({ format: 'webp', width: 512, hasAlpha: true })
    expect((await pulled(server, linh, 'platform')).at(-1)).toMatchObject({
      action: stickersChanged.action,
      data: { version },
    })
    expect(await actionsUpon(server, `sticker ${id}`, await newOperatorToken(server, 'auditor'))).toMatchObject([
      { action: 'sticker.add', after: { emoji: '🌙', pack_id: pack } },
    ])
  })

  it('take a key once, and no picture that is too large, of another kind or none', async () => {
    const pack = await newPack()
    const [key, small] = ['one-intention', await upload(await picture(128).webp().toBuffer())]
    const twice = [await add(pack, small, '🌙', key), await add(pack, small, '🌙', key)]
    expect(twice[0]).toEqual(twice[1])
    const field = { code: 4000, data: { field: 'image_key' } }
    expect((await add(pack, await upload(await picture(513).png().toBuffer()))).code).toBe(5038)
    expect((await add(pack, await upload(Buffer.alloc(stickerLimits.sizeBytes + 1)))).code).toBe(5038)
    expect(await add(pack, await upload(await picture(128).jpeg().toBuffer()))).toMatchObject(field)
    expect(await add(pack, await upload('<script>alert(1)</script>'))).toMatchObject(field)
    expect(await add(pack, 'chat/1/202611/a.png')).toMatchObject(field)
    expect((await add(pack, `${newUploadPrefix()}source.png`)).code).toBe(5019)
    const another = await upload(await picture(64).png().toBuffer())
    for (const emoji of ['moon', '🌙🌙', ' '])
      expect(await add(pack, another, emoji)).toMatchObject({ code: 4000, data: { field: 'emoji' } })
    expect((await add(999_999, another)).code).toBe(4002)
    expect((await packOf(pack))?.stickers).toHaveLength(1)
  })

  it('have a name in every language, and members see them while they are published', async () => {
    expect(await addPack({ titles: { ...titles, pt: ' ' } })).toMatchObject({ code: 4000, data: { field: 'titles' } })
    const id = await newPack()
    await add(id, await upload(await picture(64).png().toBuffer()))
    const isSeen = async () => (await onDevice()).list.some((pack) => pack.id === id)
    expect(await isSeen()).toBe(true)
    const edit = (form: object) =>
      server.call(stickerOperatorCalls.editStickerPack, { id, titles, is_published: 0, ...form }, { token })
    expect((await edit({})).code).toBe(200)
    expect(await isSeen()).toBe(false)
    expect((await edit({ id: 999_999 })).code).toBe(4002)
  })

  it('are sorted as a whole, changed, and removed once', async () => {
    const id = await newPack()
    const one = (await add(id, await upload(await picture(64).png().toBuffer()))).data.id
    const two = (await add(id, await upload(await picture(64).png().toBuffer()), '⭐')).data.id
    const order = async () => (await packOf(id))?.stickers.map((each) => each.id)
    const sort = (ids: number[]) => server.call(stickerOperatorCalls.sortStickers, { pack_id: id, ids }, { token })
    expect((await sort([two, one])).code).toBe(200)
    expect(await order()).toEqual([two, one])
    expect((await sort([two])).code).toBe(4003)
    const before = (await packOf(id))?.stickers[0]?.image
    const edit = (form: object) =>
      server.call(stickerOperatorCalls.editSticker, { id: two, emoji: '🌚', ...form }, { token })
    expect((await edit({})).code).toBe(200)
    expect((await packOf(id))?.stickers[0]).toEqual({ id: two, emoji: '🌚', image: before })
    expect((await edit({ image_key: await upload(await picture(80).png().toBuffer()) })).code).toBe(200)
    expect((await packOf(id))?.stickers[0]?.image).not.toBe(before)
    const remove = () => server.call(stickerOperatorCalls.removeSticker, { id: one, reason }, { token })
    expect(codesOf(await Promise.all([remove(), remove()]))).toEqual([200, 4002])
    const ids = (await server.succeed(stickerOperatorCalls.listStickerPacks, {}, { token })).list.map((pack) => pack.id)
    const sortPacks = (all: number[]) => server.call(stickerOperatorCalls.sortStickerPacks, { ids: all }, { token })
    expect((await sortPacks(ids.toReversed())).code).toBe(200)
    expect((await sortPacks(ids.slice(1))).code).toBe(4003)
    const removePack = () => server.call(stickerOperatorCalls.removeStickerPack, { id, reason }, { token })
    expect(codesOf(await Promise.all([removePack(), removePack()]))).toEqual([200, 4002])
    expect(await packOf(id)).toBeUndefined()
  })
})
