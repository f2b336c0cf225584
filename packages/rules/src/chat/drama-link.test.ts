import { expect, it } from 'vitest'
import { dramaLinkIn, wordsAround } from './drama-link.ts'

const isOwn = (origin: string) => origin === 'https://app.example'
const found = (text: string) => dramaLinkIn(text, isOwn)?.link

it('finds shared links, with a host of ours or none', () => {
  expect(found('Watch it with me: https://app.example/s/abcd2345')).toEqual({ code: 'abcd2345', number: 0 })
  expect(found('一起来追：https://APP.example/s/abcd2345。')).toEqual({ code: 'abcd2345', number: 0 })
  expect(found('/s/abcd2345')).toEqual({ code: 'abcd2345', number: 0 })
  expect(found('一起来追：/s/abcd2345')).toEqual({ code: 'abcd2345', number: 0 })
})

it('finds the addresses of a drama and its episodes', () => {
  expect(found('https://app.example/#/pages/videoPlay/videoPlay?id=7&number=3')).toEqual({ dramaId: 7, number: 3 })
  expect(found('see /pages/playlet/videoDetail?id=7.')).toEqual({ dramaId: 7, number: 0 })
})

it('finds nothing that leads elsewhere, or nowhere', () => {
  for (const text of [
    'https://other.example/s/abcd2345',
    'https://app.example.other.example/s/abcd2345',
    'https://app.example@other.example/s/abcd2345',
    'https://other.example/?to=/s/abcd2345',
    'https://app.example/s/abcd23456',
    'https://app.example/s/abc',
    '/pages/videoPlay/videoPlay?id=0',
    '/pages/videoPlay/videoPlay?number=3',
    '/pages/playlet/home?id=7',
    '',
  ])
    expect(found(text), text).toBeUndefined()
})

it('skips what is not ours, and leaves the words around a link', () => {
  const text = 'https://other.example/s/abcd2345 or https://app.example/s/efgh2345 tonight?'
  const link = dramaLinkIn(text, isOwn)
  expect(link?.link).toEqual({ code: 'efgh2345', number: 0 })
  expect(link && wordsAround(text, link)).toBe('https://other.example/s/abcd2345 or tonight?')
})

it('stays quick with hostile text', () => {
  const startMs = performance.now()
  expect(dramaLinkIn(`${'/pages/a/a?'.repeat(400)}${'https://'.repeat(600)}`, isOwn)).toBeUndefined()
  expect(performance.now() - startMs).toBeLessThan(500)
})
