import type { HeadsMark, SyncMemory, SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { type ChatFolder, chatFoldersChanged } from '@cliffhanger/contract/chat/folders.ts'
import type { Message } from '@cliffhanger/contract/chat/schemas.ts'
import type { EventData, EventRow, StatefulFrame } from '@cliffhanger/contract/event.ts'
import { groupEvents } from '@cliffhanger/contract/groups/events.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import { reactionsAfter } from '@cliffhanger/rules/chat/reactions.ts'
import { goneIdsWith, isCleared, isGone, noRemovals, type Removals } from '@cliffhanger/rules/chat/removals.ts'

/** One conversation as a device holds it. */
export interface HeldConversation {
  readonly messages: Map<number, Message>
  /** Seq its copy begins at: 1, or where the member came in last. */
  startSeq: number
  /** What is gone of it, by the rule of the client. */
  removals: Removals
  /** Messages whose pins were told of, the newest pin first, with the seq of the event. */
  pins: readonly { readonly msg_id: number; readonly seq: number }[]
  /** Who the group belongs to; undefined while no event told. */
  creatorId: number | undefined
  /** What of the group's rules was changed, as the events said. */
  rules: Readonly<Record<string, unknown>>
  /** The member's own mute there; undefined while no event told of one. */
  mute: { readonly is_muted: 0 | 1; readonly muted_until: number } | undefined
}

/** What the events of chats do to a store: the client's rules on plain maps, so that a test can compare them with the server. */
export class MemberStore implements SyncStore {
  readonly userId: number
  mark: HeadsMark | undefined
  readonly cursors = new Map<string, number>()
  readonly conversations = new Map<string, HeldConversation>()
  /** The newest row of heads by stream. */
  readonly heads = new Map<string, HeadRow>()
  /** What was set for conversations, as the stream of the member told it. */
  readonly settings = new Map<string, EventData<typeof chatEvents.sessionChanged>>()
  /** The member's folders in their order, as the stream of the member told of them. */
  folders: readonly ChatFolder[] = []
  readonly resets: string[] = []
  /** Every frame that was ever applied, in the order of its coming. */
  readonly applied: StatefulFrame[] = []

  constructor(userId: number) {
    this.userId = userId
  }

  /** A device of a member who has not come into any conversation yet, or a copy of `other` as it is now. */
  async load(): Promise<SyncMemory> {
    return { mark: this.mark, cursors: new Map(this.cursors) }
  }

  /** A new device pulls every conversation from its first seq. */
  async firstLoad(heads: readonly HeadRow[]): Promise<ReadonlyMap<string, number>> {
    for (const { stream, seq } of heads)
      if (stream === 'platform' || stream.startsWith('u_')) this.cursors.set(stream, seq)
    return new Map(this.cursors)
  }

  async apply(events: readonly StatefulFrame[], cursors: ReadonlyMap<string, number | undefined>): Promise<void> {
    for (const event of events) this.#take(event)
    for (const [stream, cursor] of cursors) {
      if (cursor === undefined) this.#drop(stream)
      else this.cursors.set(stream, cursor)
    }
  }

  async reset(stream: string, events: readonly StatefulFrame[], cursor: number): Promise<void> {
    this.resets.push(stream)
    // What it held from there on may never have been, where the database was restored; older messages stay behind a gap.
    const firstSeq = Math.min(...events.map(({ seq }) => seq), cursor + 1)
    const held = this.conversations.get(stream)?.messages
    for (const { msg_id, seq } of held?.values() ?? []) if (seq >= firstSeq) held?.delete(msg_id)
    for (const event of events) this.#take(event)
    this.cursors.set(stream, cursor)
  }

  async forget(streams: readonly string[]): Promise<void> {
    for (const stream of streams) this.#drop(stream)
  }

  async noteHeads(rows: readonly HeadRow[]): Promise<void> {
    for (const row of rows) {
      const known = this.heads.get(row.stream)
      if (known && known.read_seq > row.read_seq && known.from_seq === row.from_seq) continue
      this.heads.set(row.stream, row)
    }
  }

  async saveCursor(cursor: HeadsMark): Promise<void> {
    this.mark = cursor
  }

  at(stream: string): HeldConversation {
    const known = this.conversations.get(stream)
    if (known) return known
    const fresh: HeldConversation = {
      messages: new Map(),
      startSeq: 1,
      removals: noRemovals,
      pins: [],
      creatorId: undefined,
      rules: {},
      mute: undefined,
    }
    this.conversations.set(stream, fresh)
    return fresh
  }

  /** S-132: it ends where the conversation is deleted or left. */
  #leaveArchive(stream: string): void {
    const known = this.settings.get(stream)
    if (known) this.settings.set(stream, { ...known, is_archived: 0, archived_msg_id: 0 })
  }

  #drop(stream: string): void {
    this.#leaveArchive(stream)
    this.conversations.delete(stream)
    this.cursors.delete(stream)
    this.heads.delete(stream)
  }

  #take(frame: StatefulFrame): void {
    this.applied.push(frame)
    for (const row of [chatEvents.privateMessage, chatEvents.groupMessage])
      when(row, frame, ({ message }) => {
        const { messages, removals } = this.at(frame.stream)
        if (!isGone(removals, message)) messages.set(message.msg_id, message)
      })
    when(chatEvents.sessionChanged, frame, (data) => {
      this.settings.set(data.conversation_id, data)
    })
    when(chatFoldersChanged, frame, ({ folder_ids, folder }) => {
      const known = new Map(this.folders.map((one) => [one.folder_id, one]))
      if (folder) known.set(folder.folder_id, folder)
      this.folders = folder_ids.flatMap((id) => known.get(id) ?? [])
    })
    when(chatEvents.withdrawn, frame, ({ conversation_id, msg_id }) => this.#remove(conversation_id, [msg_id]))
    when(chatEvents.deletedForMe, frame, (data) => this.#erase(frame, data))
    when(chatEvents.reviewed, frame, ({ msg_id, req_status }) => {
      const { messages } = this.at(frame.stream)
      const message = messages.get(msg_id)
      if (message) messages.set(msg_id, { ...message, is_review: req_status })
    })
    when(chatEvents.edited, frame, ({ msg_id, content_text, edit_time }) => {
      const { messages } = this.at(frame.stream)
      const message = messages.get(msg_id)
      if (message) messages.set(msg_id, { ...message, content_text, edit_time })
    })
    when(chatEvents.reacted, frame, (data) => {
      const { messages } = this.at(frame.stream)
      const message = messages.get(data.msg_id)
      if (message)
        messages.set(data.msg_id, { ...message, reactions: reactionsAfter(message.reactions, data, this.userId) })
    })
    when(chatEvents.pollChanged, frame, ({ msg_id, poll }) => {
      const { messages } = this.at(frame.stream)
      const message = messages.get(msg_id)
      if (message) messages.set(msg_id, { ...message, poll })
    })
    when(chatEvents.pinned, frame, ({ msg_id }) => {
      const conversation = this.at(frame.stream)
      conversation.pins = [{ msg_id, seq: frame.seq }, ...conversation.pins.filter((pin) => pin.msg_id !== msg_id)]
    })
    when(chatEvents.unpinned, frame, ({ msg_id }) => {
      const conversation = this.at(frame.stream)
      conversation.pins = conversation.pins.filter((pin) => pin.msg_id !== msg_id)
    })
    when(groupEvents.removed, frame, ({ del_msg, weedout_ids }) => {
      if (del_msg === 1) this.#removeOf(frame.stream, weedout_ids)
    })
    when(groupEvents.handedOver, frame, ({ creator_id }) => {
      this.at(frame.stream).creatorId = creator_id
    })
    when(groupEvents.configured, frame, ({ changed: { update_time: _moment, ...changed } }) => {
      const conversation = this.at(frame.stream)
      conversation.rules = { ...conversation.rules, ...changed }
    })
    when(groupEvents.muted, frame, ({ operatorsed_ids, is_muted, muted_until = 0 }) => {
      if (operatorsed_ids.includes(this.userId)) this.at(frame.stream).mute = { is_muted, muted_until }
    })
    when(groupEvents.convRemoved, frame, ({ conversation_id: gone }) => {
      this.#drop(gone)
      // S-137: whoever leaves a group has it in no folder any more.
      this.folders = this.folders.map((folder) => ({
        ...folder,
        conversation_ids: folder.conversation_ids.filter((id) => id !== gone),
      }))
    })
    when(groupEvents.convAdded, frame, ({ conversation_id, seq }) => {
      this.at(conversation_id).startSeq = seq
    })
  }

  #erase(
    { stream }: StatefulFrame,
    { conversation_id, del_msg_type, msg_ids, from_user_id, cleared_seq }: EventData<typeof chatEvents.deletedForMe>,
  ): void {
    if (del_msg_type === 4) return this.#removeOf(stream, [from_user_id ?? 0])
    if (del_msg_type !== 3) return this.#remove(conversation_id, msg_ids)
    this.#leaveArchive(conversation_id)
    const conversation = this.at(conversation_id)
    const { removals, messages } = conversation
    const clearedSeq = Math.max(removals.cleared_seq, cleared_seq ?? 0)
    conversation.removals = { ...removals, cleared_seq: clearedSeq }
    for (const { msg_id, seq } of messages.values()) if (isCleared(clearedSeq, seq)) messages.delete(msg_id)
  }

  #remove(stream: string, ids: readonly number[]): void {
    const conversation = this.at(stream)
    conversation.removals = { ...conversation.removals, gone_ids: goneIdsWith(conversation.removals.gone_ids, ids) }
    for (const id of ids) conversation.messages.delete(id)
  }

  #removeOf(stream: string, userIds: readonly number[]): void {
    const theirs = [...this.at(stream).messages.values()].filter(
      ({ sender_id, msg_type }) => userIds.includes(sender_id) && msg_type !== 'sys_notice',
    )
    this.#remove(
      stream,
      theirs.map(({ msg_id }) => msg_id),
    )
  }
}

function when<Row extends EventRow>(row: Row, { action, data }: StatefulFrame, step: (data: EventData<Row>) => void) {
  if (action === row.action) step(row.data.parse(data) as EventData<Row>)
}
