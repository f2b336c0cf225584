import { expect, it } from 'vitest'
import { bankInitials } from './bank-initials.ts'

it.each([
  ['Industrial and Commercial Bank of China', 'ICBC'],
  ['Banco do Brasil', 'BB'],
  ['Caixa Econômica Federal', 'CEF'],
  ['JPMorgan Chase', 'JPMC'],
  ['MB Bank', 'MB'],
  ['BIDV', 'BIDV'],
  ['VietinBank', 'VB'],
  ['Techcombank', 'Te'],
  ['中国工商银行', '工商'],
  ['中国银行', '中国'],
  ['招商银行', '招商'],
  ['中国邮政储蓄银行', '邮政'],
  ['–', ''],
])('%s is %s', (name, initials) => {
  expect(bankInitials(name)).toBe(initials)
})
