import type { Language } from '@cliffhanger/i18n/languages.ts'
import * as z from 'zod'

/** What the provider made of a text. */
export interface Provided {
  readonly text: string
  /** Language of the text, as far as the provider knows it. */
  readonly source: string
}

/** The provider cannot translate now. A question it refuses for what it asks does not count against the provider. */
export class ProviderError extends Error {
  override readonly name = 'ProviderFault'
  readonly isOutage: boolean

  constructor(message: string, { isOutage, cause }: { readonly isOutage: boolean; readonly cause?: unknown }) {
    super(message, { cause })
    this.isOutage = isOutage
  }
}

const timeoutMs = 8000
/** Longest `trans` of a text item. */
const longestText = 20_000

const reply = z.object({
  translatedText: z.string().max(longestText),
  detectedLanguage: z.object({ language: z.string().max(20) }).optional(),
})

const codeOf = (language: string) => (language === 'zh-CN' ? 'zh' : language)
const languageOfCode = (code: string) => (/^zh(-(Hans|CN))?$/i.test(code) ? 'zh-CN' : code.slice(0, 10))

/** Asks a server that speaks LibreTranslate (`POST /translate`); rejects with ProviderFault. */
export async function requestProvider(
  { url, key }: { readonly url: string; readonly key: string },
  question: { readonly text: string; readonly source: string; readonly target: Language },
): Promise<Provided> {
  const fields = {
    q: question.text,
    source: codeOf(question.source),
    target: codeOf(question.target),
    format: 'text',
    ...(key && { api_key: key }),
  }
  const { status, body } = await post(`${url.replace(/\/+$/, '')}/translate`, fields)
  if (status !== 200) {
    const isOutage = status >= 500 || status === 429 || status === 403
    throw new ProviderError(`the translation server answered ${status}`, { isOutage })
  }
  const parsed = reply.safeParse(body)
  if (!parsed.success) throw new ProviderError('the translation server answered something else', { isOutage: true })
  const { translatedText: text, detectedLanguage } = parsed.data
  return { text, source: languageOfCode(detectedLanguage?.language ?? question.source) }
}

async function post(address: string, fields: object): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch (cause) {
    throw new ProviderError('the translation server does not answer', { isOutage: true, cause })
  }
}
