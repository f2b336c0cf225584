import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import { emojiChanged } from '@cliffhanger/contract/emoji/events.ts'
import { emojiOperatorCalls } from '@cliffhanger/contract/emoji/operator-calls.ts'
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
async function upload(side: number): Promise<string> {
  const key = `${newUploadPrefix()}source.png`
  const picture = sharp({ create: { width: side, height: side, channels: 4, background: '#f40' } })
  await server.context.storage.put(key, await picture.png().toBuffer(), { contentType: 'image/png' })
  return key
}

const add = (reg_name: string, image_key: string, key: string = crypto.randomUUID()) =>
  server.call(emojiOperatorCalls.addEmoji, { reg_name, image_key }, { token, key })
const set = async () => (await server.succeed(emojiOperatorCalls.listEmojiSet, {}, { token })).list
const onDevices = () => server.succeed(emojiCalls.listEmoji, { emoji_type: 'emoji' }, { token: linh.token })

describe('the emoji set', () => {
  it('gets a small public picture behind all others, and every device loads the set again', async () => {
    const { version: before } = await onDevices()
    const { id } = (await add('[dragon]', await upload(900))).data
    expect((await set()).at(-1)).toMatchObject({ id, reg_name: '[dragon]' })
    const { list, version } = await onDevices()
    expect(Number(version)).toBe(Number(before) + 1)
    const path = list.at(-1)?.image_url ?? ''
    const stored = await server.send({ method: 'GET', path: new URL(path, 'http://localhost').pathname })
    expect(stored.status).toBe(200)
    const key = path.slice(path.indexOf('public/emoji/'))
    const object = await server.context.storage.get(key)
    const chunks: Buffer[] = []
    for await (const chunk of object?.body ?? []) chunks.push(Buffer.from(chunk))
    expect(await sharp(Buffer.concat(chunks)).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 })
    const heard = await pulled(server, linh, 'platform')
    expect(heard.at(-1)).toMatchObject({ action: emojiChanged.action, data: { version } })
    expect(await actionsUpon(server, `emoji ${id}`, await newOperatorToken(server, 'auditor'))).toMatchObject([
      { action: 'emoji.add', after: { regName: '[dragon]' } },
    ])
  })

  it('takes a name once, a key once, and no picture that is none', async () => {
    const key = 'one-intention'
    const picture = await upload(64)
    const twice = [await add('[owl]', picture, key), await add('[owl]', picture, key)]
    expect(twice[0]).toEqual(twice[1])
    expect((await add('[owl]', await upload(64))).code).toBe(5017)
    expect((await add('[ghoul]', `${newUploadPrefix()}source.png`)).code).toBe(5019)
    const noPicture = `${newUploadPrefix()}source.png`
    await server.context.storage.put(noPicture, '<script>alert(1)</script>', { contentType: 'image/png' })
    expect(await add('[script]', noPicture)).toMatchObject({ code: 4000, data: { field: 'image_key' } })
    expect(await add('[elsewhere]', 'chat/1/202611/a.png')).toMatchObject({ code: 4000, data: { field: 'image_key' } })
    expect((await add('no brackets', picture)).code).toBe(4000)
  })

  it('is renamed with or without a new picture, taken out for a reason, and sorted as a whole', async () => {
    const { id } = (await add('[fox]', await upload(64))).data
    const edit = (form: object) =>
      server.call(emojiOperatorCalls.editEmoji, { id, reg_name: '[red_fox]', ...form }, { token })
    const pictureOf = async () => (await set()).find((each) => each.id === id)?.image
    const before = await pictureOf()
    expect((await edit({})).code).toBe(200)
    expect(await pictureOf()).toBe(before)
    expect((await edit({ image_key: await upload(64) })).code).toBe(200)
    expect(await pictureOf()).not.toBe(before)
    expect((await edit({ reg_name: '[smile]' })).code).toBe(5017)
    expect((await edit({ id: 999_999 })).code).toBe(4002)

    const ids = (await set()).map((each) => each.id).toReversed()
    const sort = (order: readonly number[]) => server.call(emojiOperatorCalls.sortEmoji, { ids: [...order] }, { token })
    expect((await sort(ids)).code).toBe(200)
    expect((await set()).map((each) => each.id)).toEqual(ids)
    expect((await sort(ids.slice(1))).code).toBe(4003)

    const remove = () => server.call(emojiOperatorCalls.removeEmoji, { id, reason }, { token })
    expect(codesOf(await Promise.all([remove(), remove()]))).toEqual([200, 4002])
    expect((await set()).some((each) => each.id === id)).toBe(false)
  })
})
