import type { CoinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { demoPayPassword } from './projects.ts'
import type { World } from './world.ts'

/** What those who are tried sent to one another; each sender has a PIN since an order of theirs was settled. Days are of the past. */
const sent = [
  { day: 151, hour: 19, from: 'linh', to: 'paulo', amount: '25.00', remark: 'Movie night' },
  { day: 156, hour: 12, from: 'linh', to: 'xiaoyu', amount: '18.80', remark: '生日快乐' },
  { day: 163, hour: 21, from: 'paulo', to: 'linh', amount: '12.50', remark: 'Pizza, thanks!' },
  { day: 168, hour: 9, from: 'linh', to: 'Nguyễn Thu Trang', amount: '40.00', remark: 'Tiền quà cho mẹ' },
  { day: 172, hour: 18, from: 'linh', to: 'ruichen', amount: '15.00', remark: 'Film club' },
  { day: 176, hour: 20, from: 'linh', to: 'Hannah Brooks', amount: '30.00', remark: 'Concert tickets' },
  { day: 179, hour: 13, from: 'paulo', to: 'xiaoyu', amount: '10.00', remark: '' },
  { day: 181, hour: 20, from: 'linh', to: 'paulo', amount: '20.00', remark: 'Dinner on Friday' },
] as const

const converted = [
  { day: 147, who: 'linh', from: 'money', to: 'gold', amount: '10.00' },
  { day: 165, who: 'paulo', from: 'money', to: 'gold', amount: '5.00' },
  { day: 178, who: 'linh', from: 'money', to: 'gold', amount: '5.00' },
] as const satisfies readonly {
  readonly day: number
  readonly who: string
  readonly from: CoinCode
  readonly to: CoinCode
  readonly amount: string
}[]

/** Money between people who know each other, and money that became gold. */
export async function planTransfers({ simulation, timeline, moment, person }: World): Promise<void> {
  for (const { day, hour, from, to, amount, remark } of sent)
    timeline.at(moment(day, hour), () =>
      simulation.call(person(from), transferCalls.transfer, {
        to_user_no: person(to).number,
        amount,
        remark,
        pay_password: demoPayPassword,
      }),
    )
  for (const { day, who, from, to, amount } of converted)
    timeline.at(moment(day, 21), async () => {
      const { quote_id } = await simulation.call(person(who), conversionCalls.quoteConversion, { from, to, amount })
      const asked = { from, to, amount, quote_id, pay_password: demoPayPassword }
      await simulation.call(person(who), conversionCalls.convert, asked)
    })
}
