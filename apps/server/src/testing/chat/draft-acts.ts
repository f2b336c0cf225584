import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { MemberStore } from '../member-store.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

/** Every draft that was taken in, by member and conversation: when it was typed, and what. */
export interface SavedDrafts {
  readonly drafts: Map<string, { readonly saved_ms: number; readonly text: string }[]>
}

/** Types in a conversation, or clears what was typed; of what two devices typed the newest stays (S-119). */
export async function draft(
  { drafts }: SavedDrafts,
  server: TestServer,
  { userId, token }: Member,
  { back, isOn, conversation_id }: Pick<Action, 'back' | 'isOn'> & { readonly conversation_id: string },
): Promise<void> {
  // Some come late: they were typed a while ago, without a network.
  const saved_ms = server.context.clock() - back * 20
  const text = isOn ? `typed ${saved_ms} ${back}` : ''
  const { code } = await server.call(chatCalls.saveDraft, { conversation_id, text, saved_ms }, { token })
  const key = `${userId} ${conversation_id}`
  if (code === 200) drafts.set(key, [...(drafts.get(key) ?? []), { saved_ms, text }])
}

/** Drafts a new device is told of although they are not the newest, say nothing, or stand where their member is not. */
export async function strayDrafts(
  { drafts }: SavedDrafts,
  server: TestServer,
  { userId, token }: Member,
  fresh: MemberStore,
): Promise<readonly string[]> {
  const { list } = await server.succeed(chatCalls.listDrafts, {}, { token })
  return list
    .filter(({ conversation_id: stream, text, saved_ms }) => {
      const saved = drafts.get(`${userId} ${stream}`) ?? []
      const isNewest = saved.every((one) => one.saved_ms <= saved_ms)
      const wasSaid = saved.some((one) => one.saved_ms === saved_ms && one.text === text)
      return text === '' || !isNewest || !wasSaid || fresh.heads.get(stream)?.ended !== 0
    })
    .map(({ conversation_id, text }) => `${conversation_id}: ${text}`)
}
