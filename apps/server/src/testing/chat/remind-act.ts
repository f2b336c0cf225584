import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { MemberStore } from '../member-store.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

/** Wants to come back to a message, or not any more (S-138). */
export async function remind(
  server: TestServer,
  { token }: Member,
  { back, isOn, msg_id }: Pick<Action, 'back' | 'isOn'> & { readonly msg_id: number },
): Promise<void> {
  const remind_time = Math.floor(server.context.clock() / 1000) + 3600 * (back + 1)
  if (isOn) await server.call(chatCalls.setReminder, { msg_id, remind_time }, { token })
  else await server.call(chatCalls.deleteReminder, { msg_id }, { token })
}

/** Reminders of messages that a new device of their member does not have. */
export async function strayReminders(
  server: TestServer,
  { token }: Member,
  fresh: MemberStore,
): Promise<readonly string[]> {
  const { list } = await server.succeed(chatCalls.listReminders, {}, { token })
  return list
    .filter(({ conversation_id: stream, msg_id }) => !fresh.at(stream).messages.has(msg_id))
    .map(({ conversation_id, msg_id }) => `${conversation_id}/${msg_id}`)
}
