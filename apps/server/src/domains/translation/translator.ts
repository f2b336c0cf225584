import { createHash } from 'node:crypto'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { ServerContext } from '../../context.ts'
import { Semaphore } from '../../platform/semaphore.ts'
import { ProviderError, requestProvider } from './provider.ts'
import { findTranslation, insertTranslation, type TranslatedText } from './queries.ts'

export interface Question {
  readonly text: string
  readonly target: Language
  /** A language, or `auto`. */
  readonly source: string
}

export interface Translation {
  readonly text: string
  /** 0: the text is unchanged, because nobody translates, cannot now, or need not. */
  readonly translated: 0 | 1
  readonly source: string
}

export interface Translator {
  /** Whether there is a provider at all. */
  readonly isOn: boolean
  /** Never rejects: where nothing comes of it, the text is unchanged. */
  translate(question: Question): Promise<Translation>
}

/** So many questions at once, and so many more that wait. */
const maxConcurrent = { permits: 8, maxQueued: 200 }
/** After so many failures in a row the provider is left alone for a while. */
const patience = { failures: 5, pauseMs: 30_000 }

const hashOf = ({ text, source }: Question): Buffer => createHash('sha256').update(`${source}\n${text}`).digest()

/** Translates by the provider of the settings. The same text is asked once, at a time and for as long as the answer is kept. */
export function createTranslator({
  settings,
  db,
  clock,
  log,
}: Pick<ServerContext, 'settings' | 'db' | 'clock' | 'log'>): Translator {
  const provider = { url: settings.TRANSLATE_URL, key: settings.TRANSLATE_KEY }
  const semaphore = new Semaphore(maxConcurrent)
  const underWay = new Map<string, Promise<TranslatedText | undefined>>()
  let failures = 0
  let pausedUntilMs = 0

  const noteFailure = (error: unknown): undefined => {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error }, 'a text was not translated')
    if (!error.isOutage || ++failures < patience.failures) return undefined
    failures = 0
    pausedUntilMs = clock() + patience.pauseMs
    log.error({ err: error }, 'the translation server is left alone for half a minute')
    return undefined
  }

  const request = async (question: Question): Promise<TranslatedText | undefined> => {
    if (semaphore.isFull) return undefined
    const leave = await semaphore.acquire()
    try {
      if (clock() < pausedUntilMs) return undefined
      const { text, source } = await requestProvider(provider, question)
      failures = 0
      const isTranslated = text.trim() !== '' && source !== question.target && text !== question.text
      return { text: isTranslated ? text : question.text, source_lang: source, is_translated: isTranslated }
    } catch (error) {
      return noteFailure(error)
    } finally {
      leave()
    }
  }

  const findOrRequest = async (question: Question, textHash: Buffer): Promise<TranslatedText | undefined> => {
    const known = await findTranslation(db, textHash, question.target)
    if (known) return known
    const requested = await request(question)
    if (requested) await insertTranslation(db, textHash, question.target, requested, clock())
    return requested
  }

  return {
    isOn: provider.url !== '',
    async translate(question) {
      const unchanged = { text: question.text, translated: 0, source: question.source } as const
      if (provider.url === '' || question.source === question.target) return unchanged
      const textHash = hashOf(question)
      const key = `${question.target} ${textHash.toString('base64')}`
      const finding = underWay.get(key) ?? findOrRequest(question, textHash).finally(() => underWay.delete(key))
      underWay.set(key, finding)
      const found = await finding
      if (!found) return unchanged
      return { text: found.text, translated: flagOf(found.is_translated), source: found.source_lang }
    },
  }
}
