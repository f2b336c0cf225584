import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import type { CommissionRule } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { ruleInputs, ruleOf } from './rule-fields.ts'

interface RuleDialogProps {
  /** What holds now: a new rule begins with its rates. */
  readonly running: CommissionRule | undefined
  readonly plan: (
    rule: CallInput<typeof commissionOperatorCalls.planCommissionRule>,
    idempotencyKey: string,
  ) => Promise<void>
  readonly onClose: () => void
}

/** Asks for rates and limits from a moment on; a second operator agrees to them. */
export const RuleDialog = ({ running, plan, onClose }: RuleDialogProps) => {
  const t = useTexts()
  const [nowMs] = useState(() => Date.now())
  return (
    <ActionDialog
      title={t('commission.plan')}
      explanation={t('commission.planHint')}
      action={t('commission.plan')}
      fields={ruleInputs(t, running, nowMs)}
      reportsDone={false}
      run={(values, idempotencyKey) => plan(ruleOf(values), idempotencyKey)}
      onClose={onClose}
    />
  )
}
