import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConversationRow, findConversation } from '../domains/chat/queries/conversations.ts'
import { listHeads } from '../domains/chat/queries/heads.ts'
import { listConversations, listMissed, listNewer, listNewestOfEach, listOlder } from '../domains/chat/queries/lists.ts'
import { indexMessages, searchMessages } from '../domains/chat/queries/search.ts'
import { unreadTotals } from '../domains/chat/queries/unread-totals.ts'
import type { Db } from '../platform/database/db.ts'
import { type ChatServer, startChatServer } from '../testing/chat-server.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

/** What a member asks most reads along indexes: with 5000 conversations as with five. */

const conversationCount = 5000
const messagesEach = 8

let test: TestDatabase
let server: ChatServer
let me: number
let conversation: ConversationRow
beforeAll(async () => {
  test = await createTestDatabase()
  server = await startChatServer({}, { test })
  me = await server.newMember()
  const { db } = server.context
  await db.execute(
    `with peers as (
       insert into accounts (user_no, user_code, login_type, nick_name, avatar_url, reg_ip, created_ms, updated_ms)
         select 'p' || n, 'p' || n, 'auto', 'Peer', '', '', 0, 0 from generate_series(1, $2) n returning id
     ), made as (
       insert into streams (name, last_seq, changed_ms) select 'p_' || $1::bigint || '_' || id, $3, id from peers returning id, name
     ), sides as (
       select p.id as peer_id, m.id as stream_id from peers p join made m on m.name = 'p_' || $1::bigint || '_' || p.id
     ), stored as (
       insert into private_sides (user_id, peer_id, stream_id, reach, changed_ms)
         select $1::bigint, peer_id, stream_id, 'open', 0 from sides union all select peer_id, $1, stream_id, 'open', 0 from sides
     )
     insert into messages (stream_id, seq, msg_id, sender_id, target_id, local_id, chat_type, msg_type, content_text, ref_msg_id, created_ms)
       select stream_id, n, nextval('message_ids'), peer_id, $1, gen_random_uuid(), 'private', 'text', $4, 0, n
         from sides cross join generate_series(1, $3) n`,
    [me, conversationCount, messagesEach, textContent('one of many')],
  )
  while ((await indexMessages(db, server.context.clock())) > 0);
  await test.owner.execute(`analyze`, [], { prepare: false })
  const { peer_id } = await db.one<{ peer_id: number }>(
    `select peer_id from private_sides where user_id = $1 limit 1`,
    [me],
  )
  const found = await findConversation(db, me, 'private', peer_id)
  if (!found) throw new Error('a member stands in his own conversation')
  conversation = found
})
afterAll(async () => {
  await server.close()
  await test.drop()
})

/** Plans of every statement `ask` makes, with these values and for any. */
async function plansOf(request: (db: Db) => Promise<unknown>): Promise<string> {
  const { db } = server.context
  const plans: string[] = []
  const explain = async (text: string, values: readonly unknown[] = []) => {
    const requested = await db.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values, { prepare: false })
    const generic = await db.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`, [], { prepare: false })
    plans.push(...[...requested, ...generic].map((row) => row['QUERY PLAN']))
  }
  await request({
    ...db,
    query: async (text, values) => (await explain(text, values), db.query(text, values)),
    find: async (text, values) => (await explain(text, values), db.find(text, values)),
    one: async (text, values) => (await explain(text, values), db.one(text, values)),
  })
  return plans.join('\n')
}

const everything = { messageType: undefined, endMs: undefined, senderId: undefined }

it.each<readonly [string, (db: Db) => Promise<unknown>]>([
  ['heads', (db) => listHeads(db, { userId: me, sinceMs: 0, from: '', limit: 1001 }, Date.now())],
  ['heads since a moment', (db) => listHeads(db, { userId: me, sinceMs: 9, from: 'p_1_2', limit: 1001 }, Date.now())],
  ['the chat list', (db) => listConversations(db, me, 'private', 200)],
  ['the groups of the chat list', (db) => listConversations(db, me, 'group', 200)],
  ['the newest of each', (db) => listNewestOfEach(db, everything, me, 'private', [conversation.target_id], 20)],
  ['what was missed', (db) => listMissed(db, everything, me, 'private', 39_000, 201)],
  ['older messages', (db) => listOlder(db, everything, me, conversation, 20, 51)],
  ['older messages of one sender', (db) => listOlder(db, { ...everything, senderId: me }, me, conversation, 20, 51)],
  ['newer messages', (db) => listNewer(db, everything, me, conversation, 0, 51)],
  [
    'a search over all chats',
    (db) =>
      searchMessages(
        db,
        everything,
        {
          userId: me,
          kind: 'private',
          targetId: 0,
          keyword: 'many',
          beforeId: 0,
          limit: 51,
        },
        Date.now(),
      ),
  ],
  [
    'a search in one chat',
    (db) =>
      searchMessages(
        db,
        everything,
        {
          userId: me,
          kind: 'private',
          targetId: conversation.target_id,
          keyword: 'nothing of the kind',
          beforeId: 0,
          limit: 51,
        },
        Date.now(),
      ),
  ],
  ['unread totals', (db) => unreadTotals(db, [me], Date.now())],
])('%s: no scan of all messages', async (_what, request) => {
  const plans = await plansOf(request)
  expect(plans).not.toMatch(/Seq Scan on messages\b/)
})
