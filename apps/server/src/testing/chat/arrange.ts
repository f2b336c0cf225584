import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { MemberStore } from '../member-store.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

type Arranging = Pick<Action, 'back' | 'isOn'> & Pick<ChatSetting, 'chat_type' | 'target_id'>

/** Pins, mutes, mutes for an hour or archives a conversation, or takes it back. */
export async function arrange(
  server: TestServer,
  { token }: Member,
  { back, isOn, ...place }: Arranging,
): Promise<void> {
  const on = flagOf(isOn)
  const change = [
    { is_top: on },
    { disturbing: on },
    { disturbing: on, disturbing_seconds: 3600 },
    { is_archived: on },
  ][back % 4]
  await server.call(accountCalls.editOtherInfo, { chat: { ...place, ...change } }, { token })
}

type Arranged = Pick<ChatSetting, 'is_top' | 'disturbing' | 'disturbing_until' | 'is_archived' | 'archived_msg_id'>

/** What a device heard of its member's settings, of the conversations that a new device would list, and what that one is told of them. */
export async function arrangedBy(
  server: TestServer,
  { token }: Member,
  { settings }: MemberStore,
): Promise<{ readonly heard: ReadonlyMap<string, Arranged>; readonly listed: ReadonlyMap<string, Arranged> }> {
  const question = { msg_id: 0, select_type: 'offline' } as const
  const lists = [
    await server.succeed(chatCalls.listPrivateMessages, question, { token }),
    await server.succeed(chatCalls.listGroupMessages, question, { token }),
  ]
  const known = lists.flatMap(({ sessions = [] }) => sessions).filter(({ conversation_id: id }) => settings.has(id))
  const of = (one: Arranged): Arranged => ({
    is_top: one.is_top ?? 0,
    disturbing: one.disturbing ?? 0,
    disturbing_until: one.disturbing_until ?? 0,
    is_archived: one.is_archived ?? 0,
    archived_msg_id: one.is_archived === 1 ? (one.archived_msg_id ?? 0) : 0,
  })
  return {
    heard: new Map(known.map(({ conversation_id: id }) => [id, of(settings.get(id) ?? {})])),
    listed: new Map(known.map((session) => [session.conversation_id, of(session)])),
  }
}
