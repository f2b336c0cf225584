import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { messageTranslated } from '@cliffhanger/contract/translation/events.ts'
import { withTranslation } from '@cliffhanger/rules/translation/with-translation.ts'
import type { LocalDatabase } from '../../../platform/storage/local-database.ts'

/** the platform translated a message on its way. May be lost: lists and pulls carry it, too. One that is gone stays gone. */
export const handleTranslation = async (database: LocalDatabase, frame: TransientFrame): Promise<void> => {
  if (frame.action !== messageTranslated.action) return
  const { msg_id, text, lang } = messageTranslated.data.parse(frame.data)
  const message = await database.messages.get(msg_id)
  if (message)
    await database.messages.update(msg_id, { content_text: withTranslation(message.content_text, text, lang) })
}
