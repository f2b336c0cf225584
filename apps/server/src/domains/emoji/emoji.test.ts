import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import { emojiChanged } from '@cliffhanger/contract/emoji/events.ts'
import { emojiName } from '@cliffhanger/contract/emoji/schemas.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
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

const set = () => server.succeed(emojiCalls.listEmoji, { emoji_type: 'emoji' }, { token: linh.token })
const shipped = fileURLToPath(new URL('../../../../web/public/', import.meta.url))
const inTransaction = <Result>(work: (tx: Db) => Promise<Result>) => server.context.db.transaction(work)

const notified = async () => {
  const question = { stream: 'platform', after_seq: 0 }
  const { events } = await server.succeed(syncCalls.pull, question, { token: linh.token })
  return events.filter(({ action }) => action === emojiChanged.action).map(({ data }) => data)
}

describe('the emoji set', () => {
  it('is shipped whole: every name well-formed, every picture a file of the client, and every file used', async () => {
    const { list, version } = await set()
    expect(version).toBe('1')
    expect(list.length).toBeGreaterThanOrEqual(60)
    expect(list.map(({ sort }) => sort)).toEqual(list.map((_, index) => index + 1))
    for (const { regName, image_url } of list) {
      expect(emojiName.safeParse(regName).success).toBe(true)
      expect(existsSync(shipped + image_url.slice(1))).toBe(true)
    }
    const used = new Set(list.map(({ image_url }) => image_url.replace('/emoji/', '')))
    // A hand is drawn in five skin tones besides its own (S-115).
    const untoned = (name: string) => name.replace(/-[1-5]\.svg$/, '.svg')
    expect(readdirSync(`${shipped}emoji`).filter((name) => !used.has(untoned(name)))).toEqual([])
  })

  it('has another version after every change, which every device hears of', async () => {
    const { operator } = server.domains.emoji
    const before = await set()
    const added = await inTransaction((tx) => operator.add(tx, { regName: '[wave]', image_url: '/emoji/wave.svg' }))
    expect((await set()).list.at(-1)).toEqual(added)
    await inTransaction((tx) => operator.edit(tx, { ...added, image_url: 'https://cdn.example/wave.svg' }))
    await inTransaction((tx) => operator.sort(tx, [added.id, ...before.list.map((emoji) => emoji.id)]))
    const sorted = await set()
    expect(sorted.list[0]).toEqual({ ...added, image_url: 'https://cdn.example/wave.svg', sort: 1 })
    await inTransaction((tx) => operator.remove(tx, added.id))
    const after = await set()
    expect(after.list.map((emoji) => emoji.id)).toEqual(before.list.map((emoji) => emoji.id))
    expect([before.version, after.version]).toEqual(['1', '5'])
    expect(await notified()).toEqual(['2', '3', '4', '5'].map((version) => ({ version })))
  })

  it('E-70, E-48, E-49: refuses a name that is used, what is not there, and an order of another set', async () => {
    const { operator } = server.domains.emoji
    const { list, version } = await set()
    const [first, second] = list
    if (!first || !second) throw new Error('the set is empty')
    const ids = list.map((emoji) => emoji.id)
    const refusals: readonly [string, (tx: Db) => Promise<unknown>][] = [
      ['nameUsed', (tx) => operator.add(tx, { regName: first.regName, image_url: '/emoji/x.svg' })],
      ['nameUsed', (tx) => operator.edit(tx, { ...second, regName: first.regName })],
      ['notFound', (tx) => operator.edit(tx, { ...second, id: 999_999 })],
      ['notFound', (tx) => operator.remove(tx, 999_999)],
      ['stateChanged', (tx) => operator.sort(tx, ids.slice(1))],
      ['stateChanged', (tx) => operator.sort(tx, [first.id, ...ids.slice(1).map(() => first.id)])],
    ]
    for (const [refusal, change] of refusals) await expect(inTransaction(change)).rejects.toMatchObject({ refusal })
    expect(await set()).toEqual({ list, version })
  })

  it('E-46: knows no other type', async () => {
    const path = `${emojiCalls.listEmoji.path}?emoji_type=sticker`
    const reply = await server.send({ method: 'GET', path, headers: { authorization: `Bearer ${linh.token}` } })
    expect(JSON.parse(reply.body)).toMatchObject({ code: 4000, data: { field: 'emoji_type' } })
  })
})
