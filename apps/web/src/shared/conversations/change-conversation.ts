import { Refused } from '@cliffhanger/client/call-error.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { archiveAfterMute } from '@cliffhanger/rules/chat/archive.ts'
import type { Table } from 'dexie'
import { ignoreQuietly } from '../../platform/server/call-failure.ts'
import { call } from '../../platform/server/client.ts'
import { serverNowMs } from '../../platform/server/server-clock.ts'
import { databaseOf, type LocalDatabase } from '../../platform/storage/local-database.ts'
import { type ConversationSettings, settingsIn, withAnswer, withoutUntold, withUntold } from './settings.ts'

type Stored = LocalDatabase['sessions'] extends Table<infer Row, string> ? Row : never

/** Mutes a conversation for so many seconds, 0 until it is switched on again (S-131), or lets it be heard. */
export type QuietChange = { readonly disturbing: 0 } | { readonly disturbing: 1; readonly seconds: number }

/** What I set for one conversation. */
export type ConversationChange = { readonly is_top: 0 | 1 } | { readonly is_archived: 0 | 1 } | QuietChange

const settingsOf = (change: ConversationChange, lastId: number): Partial<ConversationSettings> => {
  if ('is_top' in change) return change
  if ('is_archived' in change) return { ...change, archived_msg_id: change.is_archived === 1 ? lastId : 0 }
  if (change.disturbing === 0) return { disturbing: 0, disturbing_until: 0 }
  const until = change.seconds === 0 ? 0 : Math.floor(serverNowMs() / 1000) + change.seconds
  return { disturbing: 1, disturbing_until: until }
}

/** What is asked of the server: of a mute for a time what is left of it, for the device may have been away since. */
const requestOf = ({
  is_top,
  disturbing,
  disturbing_until = 0,
  is_archived,
  archived_msg_id = 0,
}: Partial<ConversationSettings>) => {
  const left = disturbing_until === 0 ? 0 : Math.ceil(disturbing_until - serverNowMs() / 1000)
  const isOver = disturbing_until > 0 && left <= 0
  return {
    ...(is_top !== undefined && { is_top }),
    ...(is_archived !== undefined && { is_archived, ...(archived_msg_id > 0 && { archived_msg_id }) }),
    ...(disturbing !== undefined && {
      disturbing: isOver ? (0 as const) : disturbing,
      disturbing_seconds: isOver || disturbing === 0 ? 0 : left,
    }),
  }
}

/** Whether the server will never take it; anything else is tried again. */
const isFinal = (error: unknown): boolean => error instanceof Refused && !error.is('tooManyRequests')

const changeStored = (database: LocalDatabase, id: string, change: (row: Stored) => Stored): Promise<void> =>
  database.write(async () => {
    const row = await database.sessions.get(id)
    if (row) await database.sessions.put(change(row))
  })

const report = async (database: LocalDatabase, id: string): Promise<void> => {
  const row = await database.sessions.get(id)
  if (!row?.untold) return
  const { set } = row.untold
  const request = { chat_type: row.chat_type, target_id: row.chat_id, ...requestOf(set) }
  try {
    const { chat } = await call(accountCalls.editOtherInfo, { chat: request })
    await changeStored(database, id, (now) => withAnswer(now, set, chat ? settingsIn(chat) : {}))
  } catch (error) {
    if (!isFinal(error)) return ignoreQuietly(error)
    await changeStored(database, id, (now) => withoutUntold(now, set))
    throw error
  }
}

const turns = new Map<string, Promise<void>>()

/** One at a time for each conversation: of two the later one would not be sure to come last. */
const reportInTurn = (database: LocalDatabase, id: string): Promise<void> => {
  const key = `${database.userId} ${id}`
  const turn = (turns.get(key) ?? Promise.resolve()).catch(() => undefined).then(() => report(database, id))
  turns.set(key, turn)
  const end = (): void => {
    if (turns.get(key) === turn) turns.delete(key)
  }
  turn.then(end, end)
  return turn
}

type Place = Pick<Stored, 'conversation_id' | 'chat_type' | 'chat_id'>

/** What came under the mute of before stays in the archive when that one changes (S-132); the server derives the same. */
const settled = (row: Stored, change: ConversationChange): Stored =>
  'disturbing' in change && row.is_archived === 1 ? { ...row, ...archiveAfterMute(row) } : row

/** Pins, mutes or archives a conversation, here at once and offline as well; what the server refuses is taken back. One that this device does not hold is
 *  kept as `fresh` from its first setting on; without that the server alone is told. */
export const changeConversation = async (
  myId: number,
  { conversation_id, chat_type, chat_id }: Place,
  change: ConversationChange,
  fresh?: Stored,
): Promise<void> => {
  const database = databaseOf(myId)
  const isHere = await database.write(async () => {
    const row = (await database.sessions.get(conversation_id)) ?? fresh
    if (row) await database.sessions.put(withUntold(settled(row, change), settingsOf(change, row.last_msg_id)))
    return row !== undefined
  })
  if (isHere) await reportInTurn(database, conversation_id)
  else
    await call(accountCalls.editOtherInfo, {
      chat: { chat_type, target_id: chat_id, ...requestOf(settingsOf(change, 0)) },
    })
}

/** The device is connected: tells what was set without a network. */
export const retellSettings = async (database: LocalDatabase): Promise<void> => {
  const untold = await database.sessions.filter((row) => row.untold !== undefined).primaryKeys()
  for (const id of untold) await reportInTurn(database, id).catch(ignoreQuietly)
}
