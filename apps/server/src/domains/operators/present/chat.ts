import type { ShownMessage } from '@cliffhanger/contract/chat/operator-schemas.ts'
import { filesIn } from '@cliffhanger/rules/chat/content.ts'
import { stickerIn } from '@cliffhanger/rules/chat/stickers.ts'
import { locationOf } from '@cliffhanger/rules/uploads/object-key.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'

type Reader = Pick<CallContext, 'origin' | 'storage'>

/** How long an operator's page may show a file before it has to be loaded anew. */
const addressLifetimeS = 60 * 60

/** Address of a file of a member; undefined for a key that is none. */
export const fileAddress = async ({ storage, origin }: Reader, key: string): Promise<string | undefined> =>
  locationOf(key) && storage.signedUrl(key, { lifetimeS: addressLifetimeS, origin })

/** A message with addresses of the files it carries, a sticker among them, and of no others. */
export async function showMessage(
  reader: Reader,
  message: Pick<ShownMessage, 'msg_id' | 'msg_type' | 'content_text' | 'create_time'>,
): Promise<ShownMessage> {
  const { msg_id, msg_type, content_text, create_time } = message
  const files: Record<string, string> = {}
  for (const key of filesIn(content_text)) {
    const address = await fileAddress(reader, key)
    if (address !== undefined) files[key] = address
  }
  const sticker = msg_type === 'sticker' ? stickerIn(content_text) : undefined
  if (sticker) files[sticker.image_url] = new URL(sticker.image_url, reader.origin).href
  return { msg_id, msg_type, content_text, create_time, files }
}
