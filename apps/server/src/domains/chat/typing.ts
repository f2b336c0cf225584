import { type TypingState, typing, typingGroupMax } from '@cliffhanger/contract/chat/typing.ts'
import { maySend } from '@cliffhanger/rules/groups/policy.ts'
import type { ServerContext } from '../../context.ts'
import { privatePair } from '../../platform/realtime/stream-names.ts'
import { pushTransients, transientTo } from '../../platform/realtime/streams.ts'
import { groupOf } from './group/group-stream.ts'
import { findGroupRow } from './queries/group-messages.ts'
import { findActingMembers, listMemberIds } from './queries/group-state.ts'
import { findSide } from './queries/sides.ts'

/** Who hears a member is asked again after this time: nobody types faster than they are blocked. */
const freshMs = 5000
/** Members and conversations that are remembered. */
const remembered = 5000

interface Receivers {
  readonly readMs: number
  readonly userIds: readonly number[]
}

/** Passes on that members are typing or recording. Nothing of it is stored, and what is lost is lost. */
export class Typing {
  readonly #context: Pick<ServerContext, 'db' | 'bus' | 'clock'>
  readonly #receivers = new Map<string, Receivers>()

  constructor(context: Pick<ServerContext, 'db' | 'bus' | 'clock'>) {
    this.#context = context
  }

  /** S-117: tells whoever would read a message of this member there. Whoever may not write is heard by nobody, without a refusal: a device does
   *  not ask before each letter. */
  async notify(userId: number, conversationId: string, doing: TypingState): Promise<void> {
    const receivers = await this.#receiversOf(userId, conversationId)
    const data = { conversation_id: conversationId, user_id: userId, doing }
    pushTransients(
      this.#context,
      receivers.map((receiver) => transientTo(this.#context, receiver, typing, data)),
    )
  }

  async #receiversOf(userId: number, conversationId: string): Promise<readonly number[]> {
    const key = `${userId} ${conversationId}`
    const nowMs = this.#context.clock()
    const known = this.#receivers.get(key)
    if (known && nowMs - known.readMs < freshMs) return known.userIds
    const userIds = await this.#find(userId, conversationId)
    this.#receivers.delete(key)
    if (this.#receivers.size >= remembered) this.#receivers.delete(this.#receivers.keys().next().value ?? '')
    this.#receivers.set(key, { readMs: nowMs, userIds })
    return userIds
  }

  async #find(userId: number, conversationId: string): Promise<readonly number[]> {
    const { db } = this.#context
    const pair = privatePair(conversationId)
    if (pair) {
      const peerId = pair.find((id) => id !== userId)
      if (peerId === undefined || !pair.includes(userId)) return []
      return (await findSide(db, userId, peerId))?.reach === 'open' ? [peerId] : []
    }
    const groupId = groupOf(conversationId)
    const me =
      groupId === undefined
        ? undefined
        : (await findActingMembers(db, groupId, [userId], this.#context.clock())).get(userId)
    if (groupId === undefined || !me) return []
    const group = await findGroupRow(db, groupId)
    if (group.member_total > typingGroupMax) return []
    if (maySend(group, me, { kinds: [], mentionsAll: false })) return []
    return (await listMemberIds(db, groupId)).filter((memberId) => memberId !== userId)
  }
}
