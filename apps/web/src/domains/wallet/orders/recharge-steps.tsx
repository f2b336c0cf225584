import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { Recharge } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { type Translate, useTexts } from '../../../platform/texts.ts'
import { auditStateName } from '../audit-words.ts'
import { type AuditStep, AuditSteps } from '../components/audit-steps.tsx'

/** What a recharge has behind and before it (S-85). */
const stepsOf = (order: Order, recharge: Recharge, t: Translate): readonly AuditStep[] => {
  const { state, proof_url, create_time, audit_time, update_time } = recharge
  const made = { state: auditStates.toAudit, text: t('recharge.stepMade'), time: create_time } as const
  const step = (next: AuditState, time?: number): AuditStep => ({
    state: next,
    text:
      next === auditStates.cancelled && order.cancel_reason === 'timeout'
        ? t('recharge.timedOut')
        : auditStateName(next, t),
    ...(time !== undefined && { time }),
  })
  const proof =
    proof_url === ''
      ? []
      : [
          {
            state: auditStates.toAudit,
            text: t('recharge.stepProof'),
            ...(state === auditStates.toAudit && { time: update_time }),
          } as const,
        ]
  switch (state) {
    case auditStates.toAudit:
      return [made, ...proof, step(auditStates.pendingTransfer), step(auditStates.transferred)]
    case auditStates.pendingTransfer:
      return [
        made,
        ...proof,
        step(auditStates.pendingTransfer, audit_time || update_time),
        step(auditStates.transferred),
      ]
    case auditStates.transferred:
    case auditStates.denied:
    case auditStates.cancelled:
      return [made, ...proof, step(state, audit_time || update_time)]
    default:
      return state satisfies never
  }
}

export const RechargeSteps = ({ order, recharge }: { readonly order: Order; readonly recharge: Recharge }) => {
  const t = useTexts()
  return <AuditSteps label={t('withdrawal.steps')} steps={stepsOf(order, recharge, t)} />
}
