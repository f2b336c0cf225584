import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { stickerContent } from '@cliffhanger/rules/chat/stickers.ts'
import type { Member } from '../members.ts'
import type { TestServer } from '../server.ts'
import type { Action } from './any-action.ts'

interface StickerAct extends Pick<Action, 'back'> {
  readonly chatType: 'private' | 'group'
  readonly target_id: number
}

/** Sends one of the stickers there are; answers its message, undefined where it was refused. */
export async function sendSticker(
  server: TestServer,
  { token }: Member,
  { back, chatType, target_id }: StickerAct,
): Promise<number | undefined> {
  const { list } = await server.succeed(stickerCalls.listStickers, {}, { token })
  const [pack] = list
  const sticker = pack?.stickers[back % pack.stickers.length]
  if (!pack || !sticker) throw new Error('there are no stickers')
  const content_text = stickerContent({ ...sticker, pack_id: pack.id })
  const message = { local_id: randomUUID(), target_id, msg_type: 'sticker' as const, content_text }
  const row = chatType === 'group' ? chatCalls.sendGroupMessage : chatCalls.sendPrivateMessage
  return (await server.call(row, message, { token })).data?.msg_id
}
