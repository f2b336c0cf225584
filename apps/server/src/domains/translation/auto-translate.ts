import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import { messageTranslated } from '@cliffhanger/contract/translation/events.ts'
import { languageOf } from '@cliffhanger/i18n/languages.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import { textOf } from '@cliffhanger/rules/chat/message-content.ts'
import { translatesFor } from '@cliffhanger/rules/translation/auto-mode.ts'
import type { ServerContext } from '../../context.ts'
import { pushTransient } from '../../platform/realtime/streams.ts'
import type { TranslationNeeds } from './needs.ts'
import { findRecipient, saveMessageTranslation } from './queries.ts'
import type { Translator } from './translator.ts'

/** A private message that was stored just now. */
export interface StoredMessage {
  readonly messageId: number
  readonly stream: string
  readonly senderId: number
  readonly targetId: number
  readonly messageType: MessageType
  readonly contentText: string
}

/** puts a text message into the language of its recipient where the platform says so, and tells both sides. */
export async function autoTranslate(
  context: Pick<ServerContext, 'db' | 'bus' | 'clock'>,
  domains: TranslationNeeds,
  translator: Translator,
  message: StoredMessage,
): Promise<void> {
  const { messageId, stream: conversationId, senderId, targetId: recipientId, contentText } = message
  const { send_msg_auto_translate: mode } = await domains.session.platform()
  if (mode === -1) return
  const recipient = await findRecipient(context.db, recipientId)
  if (!recipient || !translatesFor(mode, recipient.user_type)) return
  const target = languageOf(recipient.language)
  const words = withPlainMentions(textOf(contentText))
  const { text, translated, source } = await translator.translate({ text: words, target, source: 'auto' })
  if (translated === 0) return
  // The message may have been withdrawn meanwhile: then nothing is kept and nobody is told.
  if (!(await saveMessageTranslation(context.db, { messageId, target, text, source }))) return
  for (const userId of [senderId, recipientId])
    pushTransient(context, userId, messageTranslated, {
      conversation_id: conversationId,
      msg_id: messageId,
      text,
      lang: target,
    })
}
