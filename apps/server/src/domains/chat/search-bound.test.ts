import { indexGrams } from '@cliffhanger/rules/search-text.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { newGroup, type TestGroup } from '../groups/testing.ts'
import { type MessageSearch, searchMessages } from './queries/search.ts'

const total = 12_000
const limit = 51
const everything = { messageType: undefined, endMs: undefined, senderId: undefined }

let server: TestServer
let talk: TestGroup
beforeAll(async () => {
  server = await startTestServer()
  talk = await newGroup(server)
  await fill(server.context.db, talk)
})
afterAll(() => server.close())

/** A long conversation, in the index already: a common word everywhere, one that is nowhere near its end, one that is rare. */
async function fill(db: Db, { groupId, creator }: TestGroup): Promise<void> {
  const texts = Array.from({ length: total }, (_, at) => {
    const folded = `story${at < 9000 && at % 10 === 0 ? ' prologue' : ''}${at === 40 ? ' zebra' : ''}`
    return { folded, grams: indexGrams(folded) }
  })
  await db.execute(
    `with head as (select g.stream_id, s.last_seq from groups g join streams s on s.id = g.stream_id where g.group_id = $1),
          t as (select t.* from rows from (json_to_recordset($3) as (folded text, grams json)) with ordinality t(folded, grams, nth)),
          said as (
            insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, created_ms)
              select stream_id, last_seq + nth, nextval('message_ids'), $2, $1, gen_random_uuid(), 'group', 'text',
                     json_build_array(json_build_object('text', json_build_object('content', folded)))::text, 0, 0
                from head, t order by nth)
     insert into message_texts (stream_id, seq, folded, grams)
       select stream_id, last_seq + nth, folded, array(select json_array_elements_text(grams)) from head, t`,
    [groupId, creator.userId, JSON.stringify(texts)],
  )
  await db.execute(`update streams set last_seq = last_seq + $2 where name = 'g_' || $1::text`, [groupId, total])
  await db.execute(`update message_search_cursor set msg_id = (select max(msg_id) from messages)`)
  await server.owner.execute(`vacuum analyze message_texts, messages`, [], { prepare: false })
}

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Rows of a table that a statement looked at. */
const rowsOf = (table: string, node: PlanNode): number =>
  (node['Relation Name'] === table
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(table, child), 0)

/** What a search found, and how many texts and messages its statements looked at for that. */
async function searchCounted(question: Partial<MessageSearch> & { keyword: string }) {
  const { db } = server.context
  const read = { texts: 0, messages: 0 }
  const counting: Db = {
    ...db,
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const { 'QUERY PLAN': plans } = await db.one<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) ${text}`,
        values,
        { prepare: false },
      )
      read.texts += rowsOf('message_texts', plans[0].Plan)
      read.messages += rowsOf('messages', plans[0].Plan)
      return db.query<Row>(text, values)
    },
  }
  const request = {
    userId: talk.members[0].userId,
    kind: 'group',
    targetId: talk.groupId,
    beforeId: 0,
    limit,
    ...question,
  } as const
  const rows = await searchMessages(counting, everything, request, Date.now())
  return { ids: rows.map(({ msg_id }) => msg_id), ...read }
}

/** What may be looked at besides what was found: the newest texts, their messages where they match, and what the index may lack. */
const walked = 2000
const fresh = 200

describe('how far a search reads', () => {
  it('ends among the newest texts for a word that is everywhere', async () => {
    for (const keyword of ['s', 'story'])
      for (const targetId of [talk.groupId, 0]) {
        const { ids, texts, messages } = await searchCounted({ keyword, targetId })
        expect(ids).toHaveLength(limit)
        expect(texts).toBeLessThanOrEqual(walked)
        expect(messages).toBeLessThanOrEqual(walked + fresh + 10)
      }
  })

  it('reads besides the newest texts only those that hold a rare word, and of their messages only what is asked for', async () => {
    for (const [keyword, holders, found] of [
      ['zebra', 1, 1],
      ['prologue', 900, limit],
      ['nowhere', 0, 0],
    ] as const) {
      const { ids, texts, messages } = await searchCounted({ keyword })
      expect(ids).toHaveLength(found)
      expect(texts).toBeLessThanOrEqual(walked + holders)
      expect(messages).toBeLessThanOrEqual(fresh + found + 10)
    }
  })

  it('comes to every message by pages, newest first, whichever way it was found', async () => {
    const ids: number[] = []
    for (let before = 0; ; ) {
      const page = (await searchCounted({ keyword: 'prologue', beforeId: before, limit: 200 })).ids
      ids.push(...page)
      before = page.at(-1) ?? 0
      if (page.length < 200) break
    }
    expect(ids).toHaveLength(900)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(new Set(ids).size).toBe(900)
  })

  it('reads nothing for who joined after all that, however common the word', async () => {
    const { db } = server.context
    const { userId } = talk.members[1]
    await db.execute(`update groups set show_history = 3 where group_id = $1`, [talk.groupId])
    await db.execute(
      `update group_members m set join_seq = s.last_seq + 1 from groups g join streams s on s.id = g.stream_id
        where g.group_id = m.group_id and m.group_id = $1 and m.user_id = $2`,
      [talk.groupId, userId],
    )
    expect(await searchCounted({ keyword: 's', userId })).toMatchObject({ ids: [], texts: 0 })
  })
})
