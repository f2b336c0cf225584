import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import type { JudgedCoupon } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import type { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { useState } from 'react'
import { goTo } from '../../platform/navigation/navigation.ts'
import { payOnce } from '../../platform/server/pay-once.ts'
import { useCall } from '../../platform/server/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { useIsAccepted } from './accepted-contract.ts'
import { forgetCrowdfunding } from './crowdfunding-answers.ts'
import { useJoinDraft } from './join-draft.ts'
import { timesUnits, unitsRange } from './join-figures.ts'

export interface JoinProblem {
  readonly words: string
  readonly isUncertified?: boolean
}

/** What a member fills in to join a project, and the joining itself: it reserves the units and leads to the payment (S-90). */
export const useJoin = (
  { project, limit_left: limitLeft, contract }: CallData<typeof projectCalls.getProject>,
  isRequested: boolean,
) => {
  const t = useTexts()
  const [least, most] = unitsRange(project, limitLeft)
  const { wanted = least, name, coupons, change } = useJoinDraft(project.id)
  const [problem, setProblem] = useState<JoinProblem>()
  const isAccepted = useIsAccepted(project.id, contract.hash)
  const units = Math.max(least, Math.min(wanted, most))
  const question = { order_type: 'crowdfunding', target_id: project.id, number: units } as const
  const ids = coupons.map(({ id }) => id)
  const plain = useCall(orderCalls.quoteOrder, question, { enabled: isRequested })
  const reduced = useCall(
    orderCalls.quoteOrder,
    { ...question, coupon_ids: ids.join(',') },
    { enabled: isRequested && ids.length > 0 },
  )
  const quote = ids.length > 0 ? reduced.data : plain.data
  const join = useAction(
    async () => {
      setProblem(undefined)
      const signature = name.trim()
      if (signature.length < 2) return setProblem({ words: t('crowdfunding.signWrong') })
      const { order } = await payOnce(crowdOrderCalls.joinProject, `join ${project.id} ${units} ${ids.join(',')}`, {
        project_id: project.id,
        number: units,
        agree: 1,
        sign_name: signature,
        ...(ids.length > 0 && { coupon_ids: ids }),
      })
      change(undefined)
      void forgetCrowdfunding()
      goTo('crowdPay', { order_no: order.order_no })
    },
    (error) => {
      if (!(error instanceof Refused)) return false
      if (error.is('realNameRequired')) setProblem({ words: t('crowdfunding.verifyFirst'), isUncertified: true })
      else if (error.is('projectNotOpen')) setProblem({ words: t('crowdfunding.gone') })
      else return false
      void forgetCrowdfunding()
      return true
    },
  )
  return {
    least,
    most,
    units,
    setUnits: (next: number): void => change({ wanted: next, coupons: [] }),
    name,
    setName: (next: string): void => change({ name: next }),
    coupons,
    setCoupons: (next: readonly JudgedCoupon[]): void => change({ coupons: next }),
    offered: plain.data?.coupons ?? [],
    discount: quote?.discount ?? '0.00',
    amount: quote?.pay_amount ?? timesUnits(project.unit_price, units),
    isAccepted,
    problem,
    join,
  }
}

export type Joining = ReturnType<typeof useJoin>
