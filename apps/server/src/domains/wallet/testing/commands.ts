import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import fc from 'fast-check'
import type { Command } from './command.ts'
import { claim, convert, give, otherBody, redeem, repeat, restart, transfer, treasure, wait } from './moves.ts'
import { endRecharge, endWithdrawal, recharge, withdraw } from './ways-in-and-out.ts'

const day = dayMs

const who = fc.nat(2)
const index = fc.nat(5)
const amount = fc.bigInt({ min: 1n, max: 6000n })
const coins = fc.constantFrom('money', 'gold', 'point')

/** What members, operators and time can do, in the shares a fast-check sequence draws them. */
export const walletCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(who, coins, amount).map((all) => give(...all)),
  fc.tuple(who, who, fc.constantFrom('money', 'gold'), amount).map((all) => transfer(...all)),
  fc.tuple(who, fc.constantFrom('money', 'point'), amount).map((all) => convert(...all)),
  fc.tuple(who, fc.constantFrom('in', 'out'), amount).map((all) => treasure(...all)),
  fc.tuple(who, amount).map((all) => withdraw(...all)),
  fc.tuple(who, index, fc.constantFrom('cancel', 'deny', 'pay')).map((all) => endWithdrawal(...all)),
  fc.tuple(who, amount).map((all) => recharge(...all)),
  fc
    .tuple(who, index, fc.constantFrom('approve', 'denyRecharge', 'cancelOrder', 'pay'))
    .map((all) => endRecharge(...all)),
  who.map(claim),
  fc.tuple(who, coins).map((all) => redeem(...all)),
  who.map(repeat),
  who.map(otherBody),
  fc.constantFrom(wait('day', day), wait('quarter', 16 * minuteMs)),
  fc.constant(restart()),
]
