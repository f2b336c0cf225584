import { dayMs } from '@cliffhanger/contract/duration.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { autoTranslate, type StoredMessage } from './auto-translate.ts'
import type { TranslationNeeds } from './needs.ts'
import { deleteTranslations } from './queries.ts'
import { createTranslator, type Translator } from './translator.ts'

export { translationsOf } from './queries.ts'
export { withTranslations } from './with-translation.ts'

export interface TranslationDomain extends Domain {
  readonly translator: Translator
  /** Call it after the commit of a private message; returns at once, never throws. */
  afterStored(message: StoredMessage): void
}

const sweep = defineJob({
  name: 'translation.sweep',
  schema: z.object({}),
  schedule: { cron: '29 * * * *', timeZone: 'UTC' },
})

/** How long an answer of the provider is kept, and how many. */
const retentionMs = 90 * dayMs
const storedTexts = 200_000
const deletedAtOnce = 5000

/** Messages that wait for their translation in this process; more than this go untranslated. */
const mostWaiting = 1000

/** Texts in other languages: on demand, and on the way to the recipient. */
export function createTranslationDomain(context: ServerContext, domains: TranslationNeeds): TranslationDomain {
  const translator = createTranslator(context)
  const underWay = new Set<Promise<void>>()
  return {
    translator,
    calls: [],
    afterStored(message) {
      // Decided here, not in the work: where nothing is translated, a message costs no promise.
      if (!translator.isOn || message.messageType !== 'text' || underWay.size >= mostWaiting) return
      const work = autoTranslate(context, domains, translator, message)
        .catch((error: unknown) => context.log.error({ err: error }, 'a message was not translated'))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    async start() {
      await context.jobs.work(sweep, async (_nothing, { signal }) => {
        const beforeMs = context.clock() - retentionMs
        while (!signal.aborted && (await deleteTranslations(context.db, beforeMs, storedTexts, deletedAtOnce)) > 0);
      })
    },
    async stop() {
      await Promise.allSettled(underWay)
    },
  }
}
