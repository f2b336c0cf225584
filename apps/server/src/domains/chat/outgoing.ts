import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type Content, readContent } from '@cliffhanger/rules/chat/content.ts'
import type { CallContext } from '../../platform/handlers.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import type { ChatNeeds } from './needs.ts'
import { viewableKeys } from './queries/files.ts'

type Sending = Pick<CallInput<typeof chatCalls.sendGroupMessage>, 'msg_type' | 'content_text'>

/** Reads and checks what a member wants to send: its shape (4000), that its files are his or stand in something he may read (5019),
 *  that a business card is somebody's. A card is written from the profile, never from what the client says. */
export async function readOutgoing(
  { db, caller }: CallContext<'bearer'>,
  needs: ChatNeeds,
  { msg_type, content_text }: Sending,
): Promise<Content> {
  const content = readContent(msg_type, content_text) ?? refuseField('content_text')
  if (content.fileKeys.length > 0 && !(await maySendFiles())) refuse('fileNotUploaded')
  if (content.cardOf === undefined) return content
  const profile = (await needs.findProfiles(db, [content.cardOf])).get(content.cardOf) ?? refuseField('content_text')
  const { user_id, user_no, nick_name, avatar_url } = profile
  return {
    ...content,
    contentText: JSON.stringify([{ text: { content: '' } }, { b_c: { user_id, user_no, nick_name, avatar_url } }]),
  }

  async function maySendFiles(): Promise<boolean> {
    const { userId } = caller
    if (await needs.ownsFiles(db, userId, content.fileKeys)) return true
    const viewable = await viewableKeys(db, userId, content.fileKeys)
    const others = content.fileKeys.filter((key) => !viewable.has(key))
    return others.length === 0 || needs.ownsFiles(db, userId, others)
  }
}
