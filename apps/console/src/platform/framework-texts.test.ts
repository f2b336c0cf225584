import { framework as portuguese } from '@cliffhanger/i18n/console-texts/pt/framework.ts'
import { framework as vietnamese } from '@cliffhanger/i18n/console-texts/vi/framework.ts'
import { framework as chinese } from '@cliffhanger/i18n/console-texts/zh-CN/framework.ts'
import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'

interface Messages {
  readonly [name: string]: string | Messages | undefined
}

const textsIn = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([name, message]): [string, string][] =>
    typeof message === 'string' ? [[`${path}${name}`, message]] : textsIn(message ?? {}, `${path}${name}.`),
  )

const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].toSorted()

/** Nothing but placeholders reads the same everywhere; so does the name of e-mail in Vietnamese. */
const isAlike = (text: string): boolean => text.replace(/%\{\w+\}/g, '').trim() === '' || text === 'Email'

describe.each([
  ['zh-CN', chinese],
  ['vi', vietnamese],
  ['pt', portuguese],
] as const)("react-admin's own texts in %s", (_language, messages) => {
  const inEnglish = new Map(textsIn({ ra: english.ra }))
  const texts = textsIn({ ra: messages.ra })

  it('are all there, in the language', () => {
    expect(texts.map(([path]) => path).toSorted()).toEqual([...inEnglish.keys()].toSorted())
    expect(texts.filter(([path, text]) => text === inEnglish.get(path) && !isAlike(text))).toEqual([])
  })

  it('ask for nothing that English is not given', () => {
    const unknown = texts.filter(([path, text]) =>
      placeholders(text).some((name) => !inEnglish.get(path)?.includes(name)),
    )
    expect(unknown).toEqual([])
  })
})
