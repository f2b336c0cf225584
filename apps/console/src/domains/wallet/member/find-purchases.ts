import { purchaseOperatorCalls } from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import type { Finder } from '../../../platform/finder.ts'
import { callServer } from '../../../platform/server.ts'
import { textOf } from '../../../platform/texts.ts'
import { purchaseKindText, purchasePage, purchasesOf } from './purchase-words.ts'

/** Shorter beginnings would find the orders of a whole year. */
const shortest = 4

/** Recharges, withdrawals, unlocks and orders by how their number begins; orders of the mall have a finder of their own, which more may use. */
export const findPurchases: Finder = async (number) => {
  if (number.length < shortest && !/^u\d/i.test(number)) return []
  const { list } = await callServer(purchaseOperatorCalls.findPurchases, { number })
  return list
    .filter(({ kind }) => kind !== 'mall')
    .map((purchase) => ({
      // Whoever reads purchases may be one who sees no dramas.
      to:
        purchase.kind === 'unlock'
          ? purchasesOf(purchase.member.user_id)
          : purchasePage(purchase, purchase.member.user_id),
      title: purchase.number,
      hint: [
        purchaseKindText(textOf, purchase.kind),
        purchase.title,
        purchase.member.nick_name || purchase.member.user_no,
      ]
        .filter(Boolean)
        .join(' · '),
    }))
}
