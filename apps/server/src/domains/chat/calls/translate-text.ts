import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { ChatNeeds } from '../needs.ts'

/** Any text in another language; the key of the provider stays with the server. */
export const translateText =
  (domains: Pick<ChatNeeds, 'translation'>): Handler<typeof chatCalls.translateText> =>
  (_context, text) =>
    domains.translation.translator.translate(text)
