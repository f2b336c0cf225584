import { expect, it } from 'vitest'
import { payeeInCode } from './payee-in-code.ts'

const site = 'https://cliffhanger.example/app/#'

it.each([
  [`${site}/pages/transfer/transfer?user_no=10000002&amount=12.50`, { userNo: '10000002', amount: '12.50' }],
  [`${site}/pages/transfer/transfer?user_no=10000002`, { userNo: '10000002', amount: '' }],
  [`${site}/pages/transfer/transfer?user_no=10000002&amount=-5`, { userNo: '10000002', amount: '' }],
  [`${site}/pagesA/addressbook/add_friend?find=10000002`, { userNo: '10000002', amount: '' }],
  [' 10000002 ', { userNo: '10000002', amount: '' }],
])('%s asks for %o', (text, asked) => {
  expect(payeeInCode(text)).toEqual(asked)
})

it.each([
  'https://elsewhere.example/',
  `${site}/pages/transfer/transfer?user_id=5`,
  `${site}/pages/transfer/transfer?user_no=javascript:alert(1)`,
  `${site}/pagesA/chat/msg?find=10000002`,
  'hello',
  '',
])('%s asks for nothing', (text) => {
  expect(payeeInCode(text)).toBeUndefined()
})
