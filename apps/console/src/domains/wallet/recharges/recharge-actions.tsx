import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../../ui/dialogs/action-input.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import type { Recharge } from '../../../ui/money/payment-texts.ts'
import { amountField } from '../amount-field.ts'
import { LedgerLink } from '../ledger-link.tsx'

type Asked = 'approve' | 'refund'

/** What can be done about a recharge: confirm or deny it, ask its provider again, give it back. */
export const RechargeActions = ({ recharge }: { readonly recharge: Recharge }) => {
  const t = useTexts()
  const run = useAction()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('finance.write')
  const [asked, setAsked] = useState<Asked>()
  const { id, order_no, state, provider } = recharge
  const close = (): void => setAsked(undefined)
  const deny = (): void =>
    confirmAction({
      title: t('wallet.denyTitle', { number: order_no }),
      explanation: t('wallet.denyRechargeHint'),
      action: t('wallet.deny'),
      reasonHint: t('wallet.reasonForMember'),
      isDestructive: true,
      run: (reason) => callServer(paymentOperatorCalls.denyRecharge, { id, reason }),
    })
  return (
    <>
      <LedgerLink bizNo={order_no} />
      {mayWrite && isOnlineProvider(provider) && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => run(() => callServer(paymentOperatorCalls.recheckRecharge, { id }))}
        >
          {t('wallet.recheck')}
        </Button>
      )}
      {mayWrite && isOnlineProvider(provider) && state === auditStates.transferred && (
        <Button variant="outlined" color="error" onClick={() => setAsked('refund')}>
          {t('wallet.refund')}
        </Button>
      )}
      {mayWrite && (state === auditStates.toAudit || state === auditStates.pendingTransfer) && (
        <Button variant="outlined" color="error" onClick={deny}>
          {t('wallet.deny')}
        </Button>
      )}
      {mayWrite &&
        !isOnlineProvider(provider) &&
        (state === auditStates.toAudit || state === auditStates.pendingTransfer) && (
          <Button variant="contained" onClick={() => setAsked('approve')}>
            {t('wallet.approve')}
          </Button>
        )}
      {asked === 'approve' && <ApproveDialog recharge={recharge} onClose={close} />}
      {asked === 'refund' && <RefundDialog recharge={recharge} onClose={close} />}
    </>
  )
}

interface DialogProps {
  readonly recharge: Recharge
  readonly onClose: () => void
}

const ApproveDialog = ({ recharge, onClose }: DialogProps) => {
  const t = useTexts()
  const { id, order_no, needs_two, confirmed_by, payment_ref } = recharge
  return (
    <ActionDialog
      title={t('wallet.approveTitle', { number: order_no })}
      explanation={
        needs_two === 0
          ? t('wallet.approveRechargeHint')
          : confirmed_by === ''
            ? t('wallet.firstOfTwoHint')
            : t('wallet.secondOfTwoHint', { name: confirmed_by })
      }
      action={t('wallet.approve')}
      fields={[
        {
          name: 'payment_ref',
          label: t('wallet.paymentRef'),
          hint: t('wallet.paymentRefHint'),
          initial: payment_ref,
          isOptional: true,
          longest: 100,
        },
        { name: 'reason', label: t('wallet.note'), isOptional: true, isLong: true },
      ]}
      run={(words) => callServer(paymentOperatorCalls.approveRecharge, { id, ...words })}
      onClose={onClose}
    />
  )
}

const RefundDialog = ({ recharge, onClose }: DialogProps) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={t('wallet.refundTitle', { number: recharge.order_no })}
      explanation={t('wallet.refundHint')}
      action={t('wallet.refund')}
      isDestructive
      fields={[amountField(t, 'money'), reasonField(t)]}
      run={({ amount, reason }, idempotencyKey) =>
        callServer(paymentOperatorCalls.refundRecharge, { id: recharge.id, amount, reason }, { idempotencyKey })
      }
      onClose={onClose}
    />
  )
}
