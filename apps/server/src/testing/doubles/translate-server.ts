import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod'

const question = z.object({
  q: z.string(),
  source: z.string(),
  target: z.string(),
  format: z.literal('text'),
  api_key: z.string().optional(),
})
export type TranslateQuestion = z.output<typeof question>

interface Reply {
  readonly status?: number
  readonly body: unknown
}

/** A double of LibreTranslate: answers `[target] text`, detected as English, unless a test says otherwise. */
export interface TranslateServer {
  readonly url: string
  readonly questions: readonly TranslateQuestion[]
  answer: (question: TranslateQuestion) => Reply | Promise<Reply>
  /** Forgets the questions and answers as at the start. */
  reset(): void
  close(): Promise<void>
}

const usualAnswer = ({ q, target }: TranslateQuestion): Reply => ({
  body: { translatedText: `[${target}] ${q}`, detectedLanguage: { language: 'en', confidence: 90 } },
})

export async function startTranslateServer(): Promise<TranslateServer> {
  const questions: TranslateQuestion[] = []
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const requested = question.parse(await json(request))
    questions.push(requested)
    const { status = 200, body } = await double.answer(requested)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    void reply(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The double has no port')
  const double: TranslateServer = {
    url: `http://127.0.0.1:${address.port}`,
    questions,
    answer: usualAnswer,
    reset() {
      questions.length = 0
      double.answer = usualAnswer
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return double
}
