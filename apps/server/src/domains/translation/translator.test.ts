import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteTranslations } from './queries.ts'
import { startTranslation, type TranslationProcess } from './testing.ts'

let server: TranslationProcess

beforeAll(async () => {
  server = await startTranslation()
})

beforeEach(() => server.reset())

afterAll(() => server.close())

/** A text no other test has asked for. */
const newText = () => `hello ${randomUUID()}`

describe('a text in another language', () => {
  it('is asked of the provider with the key, in its codes, and answered with the language of the text', async () => {
    const text = newText()
    const reply = await server.domain.translator.translate({ text, target: 'zh-CN', source: 'auto' })
    expect(reply).toEqual({ text: `[zh] ${text}`, translated: 1, source: 'en' })
    expect(server.provider.questions).toEqual([
      { q: text, source: 'auto', target: 'zh', format: 'text', api_key: 'secret' },
    ])
  })

  it('is asked once at a time, and once for as long as the answer is kept', async () => {
    const question = { text: newText(), target: 'vi', source: 'auto' } as const
    await Promise.all([1, 2, 3, 4].map(() => server.domain.translator.translate(question)))
    await server.domain.translator.translate(question)
    expect(server.provider.questions).toHaveLength(1)
    await deleteTranslations(server.test.database, Date.now() + 1000, 100, 1000)
    await server.domain.translator.translate(question)
    expect(server.provider.questions).toHaveLength(2)
  })

  it('does not take an answer for another source', async () => {
    const text = newText()
    await server.domain.translator.translate({ text, target: 'pt', source: 'vi' })
    await server.domain.translator.translate({ text, target: 'pt', source: 'auto' })
    expect(server.provider.questions.map(({ source }) => source)).toEqual(['vi', 'auto'])
  })

  it('stays as it is where it stands in that language already, and that is remembered', async () => {
    const question = { text: newText(), target: 'en', source: 'auto' } as const
    for (const _ of [1, 2])
      expect(await server.domain.translator.translate(question)).toEqual({
        text: question.text,
        translated: 0,
        source: 'en',
      })
    expect(server.provider.questions).toHaveLength(1)
  })

  it('stays as it is without a provider', async () => {
    const without = await server.openWithout()
    const { translator } = without.domain
    expect(translator.isOn).toBe(false)
    const text = newText()
    expect(await translator.translate({ text, target: 'pt', source: 'auto' })).toEqual({
      text,
      translated: 0,
      source: 'auto',
    })
    await without.close()
  })

  it('stays as it is where the provider fails, which is left alone after five failures', async () => {
    server.provider.answer = () => ({ status: 500, body: {} })
    for (let time = 0; time < 7; time++) {
      const text = newText()
      expect(await server.domain.translator.translate({ text, target: 'pt', source: 'auto' })).toMatchObject({
        text,
        translated: 0,
      })
    }
    expect(server.provider.questions).toHaveLength(5)
    server.advance(31_000)
    server.provider.answer = ({ q }) => ({ body: { translatedText: `oi ${q}` } })
    expect(await server.domain.translator.translate({ text: 'x', target: 'pt', source: 'en' })).toEqual({
      text: 'oi x',
      translated: 1,
      source: 'en',
    })
  })

  it('is no reason to leave the provider alone where only the question is wrong', async () => {
    server.provider.answer = () => ({ status: 400, body: { error: 'xx is not supported' } })
    for (let time = 0; time < 6; time++)
      await server.domain.translator.translate({ text: newText(), target: 'pt', source: 'xx' })
    expect(server.provider.questions).toHaveLength(6)
  })

  it.each([
    ['no JSON', 'x'],
    ['an answer beyond 20,000 characters', { translatedText: 'x'.repeat(20_001) }],
  ])('stays as it is after %s', async (_name, body) => {
    server.provider.answer = () => ({ body })
    expect(await server.domain.translator.translate({ text: newText(), target: 'pt', source: 'auto' })).toMatchObject({
      translated: 0,
    })
  })
})

it('keeps no more translations than there is room for, the oldest go first', async () => {
  for (const target of ['pt', 'vi', 'ja'] as const) {
    server.advance(10)
    await server.domain.translator.translate({ text: 'cat', target, source: 'en' })
  }
  await deleteTranslations(server.test.database, 0, 2, 1000)
  const left = await server.test.database.query<{ target: string }>(
    `select target from translations order by created_ms`,
  )
  expect(left.map(({ target }) => target)).toEqual(['vi', 'ja'])
})
