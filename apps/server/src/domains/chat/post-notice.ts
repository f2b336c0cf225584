import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { sendInTurn } from '../../platform/realtime/departures.ts'
import { privateStream } from '../../platform/realtime/stream-names.ts'
import { pushMessage } from './message-frame.ts'
import { insertNotice } from './queries/messages.ts'
import type { SenderCards } from './sender-cards.ts'

/** Something the server says in a private conversation; clients word it by `action`, `text` is what older ones show. */
export interface Notice {
  readonly action: string
  /** Who acted. */
  readonly userId: number
  readonly peerId: number
  readonly text: string
}

/** Stores a sys_notice message under its stream's lock and delivers it after the commit. */
export async function postNotice(
  context: Pick<ServerContext, 'bus' | 'clock'>,
  cards: SenderCards,
  tx: Db,
  notice: Notice,
): Promise<void> {
  const { userId, peerId } = notice
  const senders = await cards.ofAll([userId, peerId], tx)
  const members = [...senders.values()].map(({ user_id, nick_name }) => ({ user_id, nick_name }))
  const sender = await cards.of(userId, tx)
  const sysNotice = {
    action: notice.action,
    operator_id: userId,
    operator_name: sender.nick_name,
    members,
    text: notice.text,
  }
  const stream = privateStream(userId, peerId)
  const row = await insertNotice(tx, {
    stream,
    chatType: 'private',
    senderId: userId,
    targetId: peerId,
    contentText: JSON.stringify([{ text: { content: '' } }, { sys_notice: sysNotice }]),
    nowMs: context.clock(),
  })
  sendInTurn(context.bus, tx, stream, row.seq, () => pushMessage(context.bus, row, stream, sender))
}
