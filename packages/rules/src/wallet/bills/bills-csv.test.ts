import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { expect, it } from 'vitest'
import { writeBillsCsv } from './bills-csv.ts'

const line: Bill = {
  id: 7,
  user_id: 1,
  coin_code: 'money',
  purse: '',
  direction: 'out',
  amount: '5.00',
  balance_after: '1.00',
  bill_type: 'transfer_out',
  biz_no: 'T261122-7K3M9QX2AB',
  title: 'Transfer sent',
  remark: '',
  other_user: { user_id: 2, nick_name: 'Bao' },
  create_time: 1_795_000_000,
}

const bodyOf = (bill: Partial<Bill>): string => writeBillsCsv([{ ...line, ...bill }]).split('\r\n')[1] ?? ''

it('writes a line with a signed amount and a time in UTC', () => {
  expect(writeBillsCsv([line])).toBe(
    'id,time,coin,purse,amount,balance_after,type,title,number,other_user_id,other_user,remark,about\r\n' +
      '7,2026-11-18T11:06:40.000Z,money,,-5.00,1.00,transfer_out,Transfer sent,T261122-7K3M9QX2AB,2,Bao,,\r\n',
  )
})

it('quotes what would end a cell or a line', () => {
  expect(bodyOf({ remark: 'a "b", c' })).toContain(',"a ""b"", c"')
  expect(writeBillsCsv([{ ...line, remark: 'one\r\ntwo' }])).toContain(',"one\r\ntwo",\r\n')
})

it('lets no remark and no name become a formula', () => {
  for (const remark of ['=1+1', '+1', '-1', '@sum(a1)', '\t=1'])
    expect(bodyOf({ remark, other_user: { user_id: 2, nick_name: remark } })).toContain(`'${remark},'${remark}`)
})
