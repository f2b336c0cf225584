import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { DemoMemberName } from '../../domains/account/index.ts'
import { addAccount, withdraw } from './crowd/payouts.ts'
import { demoPayPassword } from './projects.ts'
import type { World } from './world.ts'

/** Members of the demonstration who put money aside and took some out; each has a PIN since an order of theirs was settled. Days are of the past. */
const savers: readonly {
  readonly who: DemoMemberName
  /** '' of who has enough by what they earned. */
  readonly paidIn: string
  readonly saved: readonly { readonly day: number; readonly way: 'in' | 'out'; readonly amount: string }[]
  readonly account: number
  readonly paidOut: readonly { readonly day: number; readonly amount: string }[]
}[] = [
  {
    who: 'linh',
    paidIn: '',
    saved: [
      { day: 128, way: 'in', amount: '600.00' },
      { day: 158, way: 'in', amount: '400.00' },
      { day: 171, way: 'out', amount: '100.00' },
    ],
    account: 0,
    paidOut: [
      { day: 133, amount: '120.00' },
      { day: 166, amount: '80.00' },
    ],
  },
  {
    who: 'paulo',
    paidIn: '600.00',
    saved: [{ day: 149, way: 'in', amount: '300.00' }],
    account: 1,
    paidOut: [{ day: 160, amount: '80.00' }],
  },
]

/** Savings that earn day by day, and withdrawals that were paid. */
export async function planSavings(world: World): Promise<void> {
  const { simulation, timeline, moment } = world
  for (const { who, paidIn, saved, account, paidOut } of savers) {
    const [first] = saved
    if (!first) continue
    timeline.at(moment(first.day, 8), async () => {
      const person = world.person(who)
      if (paidIn !== '') await world.topUp(person, paidIn)
      const accountId = await addAccount(world, person, account)
      for (const { day, amount } of paidOut)
        timeline.at(moment(day, 15), () => withdraw(world, person, accountId, amount, 'paid'))
      for (const { day, way, amount } of saved)
        timeline.at(moment(day, 10), () =>
          simulation.call(person, way === 'in' ? treasureCalls.moveToTreasure : treasureCalls.moveFromTreasure, {
            amount,
            pay_password: demoPayPassword,
          }),
        )
    })
  }
}
