import { describe, expect, it } from 'vitest'
import { numberInCode } from './scanned-code.ts'

describe('a scanned code', () => {
  it.each([
    ['http://192.168.0.7:3000/#/pagesA/addressbook/add_friend?find=10000002', '10000002'],
    ['https://cliffhanger.example/app/#/pagesA/addressbook/add_friend?find=10000002', '10000002'],
    [' 10000002 ', '10000002'],
  ])('%s names %s', (text, number) => {
    expect(numberInCode(text)).toBe(number)
  })

  it.each([
    'https://elsewhere.example/',
    'https://elsewhere.example/#/pagesA/chat/msg?find=10000002',
    'http://cliffhanger.example/#/pagesA/addressbook/add_friend?find=javascript:alert(1)',
    'hello',
    '',
  ])('%s names nobody', (text) => {
    expect(numberInCode(text)).toBeUndefined()
  })
})
