import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { clientLanguages } from '@cliffhanger/contract/language.ts'
import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { stickersChanged } from '@cliffhanger/contract/stickers/events.ts'
import { stickerLimits } from '@cliffhanger/contract/stickers/schemas.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { isEmoji } from '@cliffhanger/rules/chat/folders.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
let linh: Member
beforeAll(async () => {
  server = await startTestServer()
  linh = await newMember(server)
})
afterAll(() => server.close())

const packs = () => server.succeed(stickerCalls.listStickers, {}, { token: linh.token })
const shipped = fileURLToPath(new URL('../../../../web/public/', import.meta.url))
const inTransaction = <Result>(work: (tx: Db) => Promise<Result>) => server.context.db.transaction(work)
const titles = { 'zh-CN': '夜', en: 'Night', vi: 'Đêm', pt: 'Noite' }
const picture = { emoji: '🌙', image_url: '/stickers/yes.webp' }

const notified = async () => {
  const { events } = await server.succeed(syncCalls.pull, { stream: 'platform', after_seq: 0 }, { token: linh.token })
  return events.filter(({ action }) => action === stickersChanged.action).map(({ data }) => data)
}

describe('S-147: sticker packs', () => {
  it('come with one that is whole: a name in each language, an emoji and a picture each, and every picture used', async () => {
    const { list, version } = await packs()
    expect(version).toBe('1')
    const [pack] = list
    expect(list).toHaveLength(1)
    expect(clientLanguages.every((language) => (pack?.titles[language] ?? '') !== '')).toBe(true)
    const stickers = pack?.stickers ?? []
    expect(stickers.length).toBeGreaterThanOrEqual(12)
    for (const { emoji, image_url } of stickers) {
      expect(isEmoji(emoji)).toBe(true)
      expect(existsSync(shipped + image_url.slice(1))).toBe(true)
    }
    const used = new Set(stickers.map(({ image_url }) => image_url.replace('/stickers/', '')))
    expect(readdirSync(`${shipped}stickers`).filter((name) => !used.has(name))).toEqual([])
  })

  it('have another version after every change, which every device hears of; members have those that are published and not empty', async () => {
    const { operator } = server.domains.stickers
    const before = (await packs()).list
    const ids = async () => (await packs()).list.map(({ id }) => id)
    const pack = await inTransaction((tx) => operator.addPack(tx, { titles, is_published: true }))
    expect((await packs()).list).toEqual(before)
    const one = await inTransaction((tx) => operator.add(tx, { pack_id: pack.id, ...picture }))
    const other = await inTransaction((tx) => operator.add(tx, { pack_id: pack.id, ...picture, emoji: '⭐' }))
    expect((await packs()).list.at(-1)?.stickers.map(({ id }) => id)).toEqual([one.id, other.id])
    await inTransaction((tx) => operator.sort(tx, pack.id, [other.id, one.id]))
    await inTransaction((tx) => operator.edit(tx, { id: one.id, emoji: '🌚' }))
    expect((await packs()).list.at(-1)?.stickers).toEqual([
      { id: other.id, ...picture, emoji: '⭐' },
      { id: one.id, ...picture, emoji: '🌚' },
    ])
    const order = [pack.id, ...before.map(({ id }) => id)]
    await inTransaction((tx) => operator.sortPacks(tx, order))
    expect(await ids()).toEqual(order)
    await inTransaction((tx) => operator.editPack(tx, { ...pack, is_published: false }))
    expect((await packs()).list).toEqual(before)
    await inTransaction((tx) => operator.remove(tx, one.id))
    await inTransaction((tx) => operator.removePack(tx, pack.id))
    expect((await packs()).version).toBe('10')
    expect(await notified()).toEqual(Array.from({ length: 9 }, (_, index) => ({ version: String(index + 2) })))
  })

  it('E-48, E-49: refuses what is not there, an order of others, and more than there may be', async () => {
    const { operator } = server.domains.stickers
    const [first] = (await packs()).list
    if (!first) throw new Error('there is no pack')
    const ids = first.stickers.map(({ id }) => id)
    const full = await inTransaction((tx) => operator.addPack(tx, { titles, is_published: false }))
    await inTransaction(async (tx) => {
      for (let count = 0; count < stickerLimits.stickers; count++)
        await operator.add(tx, { pack_id: full.id, ...picture })
    })
    const { version } = await packs()
    const refusals: readonly [string, (tx: Db) => Promise<unknown>][] = [
      ['notFound', (tx) => operator.add(tx, { pack_id: 999_999, ...picture })],
      ['notFound', (tx) => operator.edit(tx, { id: 999_999, emoji: '🌙' })],
      ['notFound', (tx) => operator.remove(tx, 999_999)],
      ['notFound', (tx) => operator.editPack(tx, { id: 999_999, titles, is_published: true })],
      ['notFound', (tx) => operator.removePack(tx, 999_999)],
      ['notFound', (tx) => operator.sort(tx, 999_999, ids)],
      ['stateChanged', (tx) => operator.sort(tx, first.id, ids.slice(1))],
      ['stateChanged', (tx) => operator.sort(tx, first.id, [999_999, ...ids.slice(1)])],
      ['stateChanged', (tx) => operator.sortPacks(tx, [first.id])],
      ['tooManyStickers', (tx) => operator.add(tx, { pack_id: full.id, ...picture })],
    ]
    for (const [refusal, change] of refusals) await expect(inTransaction(change)).rejects.toMatchObject({ refusal })
    expect((await packs()).version).toBe(version)
    await inTransaction((tx) => operator.removePack(tx, full.id))
  })

  it('are changed one after another: of an order and a removal at once the order is refused, or stands before it', async () => {
    const { operator } = server.domains.stickers
    const pack = await inTransaction((tx) => operator.addPack(tx, { titles, is_published: true }))
    const stickers = []
    for (const emoji of ['1️⃣', '2️⃣', '3️⃣'])
      stickers.push(await inTransaction((tx) => operator.add(tx, { ...picture, pack_id: pack.id, emoji })))
    const [one, two, three] = stickers.map(({ id }) => id)
    const [sorted, removed] = await Promise.allSettled([
      inTransaction((tx) => operator.sort(tx, pack.id, [three ?? 0, two ?? 0, one ?? 0])),
      inTransaction((tx) => operator.remove(tx, two ?? 0)),
    ])
    expect(removed.status).toBe('fulfilled')
    const left = (await packs()).list.find(({ id }) => id === pack.id)?.stickers.map(({ id }) => id)
    expect(left).toEqual(sorted.status === 'fulfilled' ? [three, one] : [one, three])
    await inTransaction((tx) => operator.removePack(tx, pack.id))
  })
})
