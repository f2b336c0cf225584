import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import type { Translator } from '../translator.ts'

/** Any text in another language; the key of the provider stays here. */
export const translateText =
  (translator: Translator): Handler<typeof chatCalls.translateText> =>
  (_context, question) =>
    translator.translate(question)
