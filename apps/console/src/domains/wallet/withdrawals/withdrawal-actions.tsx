import {
  type WithdrawalDetail,
  withdrawalOperatorCalls,
} from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import type { AccountDetails } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useNotifyFailure } from '../../../platform/use-action.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { LedgerLink } from '../ledger-link.tsx'

interface WithdrawalActionsProps {
  readonly withdrawal: WithdrawalDetail
  /** Told the account in full when a payout is begun. */
  readonly onAccount: (account: AccountDetails) => void
}

const shortestReference = 3

/** The actions on a withdrawal: judge it, then pay it. The operator who starts the payment also ends it. */
export const WithdrawalActions = ({ withdrawal, onAccount }: WithdrawalActionsProps) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const { identity } = useGetIdentity()
  const [isPaying, setPaying] = useState(false)
  const { ask, take } = useWithdrawalActions(withdrawal, onAccount)
  const { order_no, state, payer } = withdrawal
  const isMine = payer !== null && payer.id === identity?.id
  return (
    <>
      <LedgerLink bizNo={order_no} />
      {mayWrite && (state === auditStates.toAudit || (state === auditStates.pendingTransfer && !payer)) && (
        <Button variant="outlined" color="error" onClick={ask.deny}>
          {t('wallet.deny')}
        </Button>
      )}
      {mayWrite && state === auditStates.toAudit && (
        <Button variant="contained" onClick={ask.approve}>
          {t('wallet.approve')}
        </Button>
      )}
      {mayWrite && state === auditStates.pendingTransfer && !payer && (
        <Button variant="contained" onClick={ask.begin}>
          {t('wallet.beginPayout')}
        </Button>
      )}
      {mayWrite && state === auditStates.pendingTransfer && payer && !isMine && (
        <Button variant="outlined" onClick={ask.takeOver}>
          {t('wallet.takeOver')}
        </Button>
      )}
      {mayWrite && state === auditStates.pendingTransfer && isMine && (
        <>
          <Button variant="outlined" color="inherit" onClick={() => void take()}>
            {t('wallet.showAccount')}
          </Button>
          <Button variant="outlined" color="error" onClick={ask.fail}>
            {t('wallet.payoutFailed')}
          </Button>
          <Button variant="contained" onClick={() => setPaying(true)}>
            {t('wallet.payoutDone')}
          </Button>
        </>
      )}
      {isPaying && (
        <ActionDialog
          title={t('wallet.payoutDoneTitle', { number: order_no })}
          explanation={t('wallet.payoutDoneHint')}
          action={t('wallet.payoutDone')}
          fields={[
            {
              name: 'reference',
              label: t('wallet.payoutReference'),
              hint: t('wallet.payoutReferenceHint'),
              longest: 100,
              problemOf: (text) => (text.length < shortestReference ? t('wallet.referenceTooShort') : undefined),
            },
          ]}
          run={({ reference }) => callServer(withdrawalOperatorCalls.finishPayout, { id: withdrawal.id, reference })}
          onClose={() => setPaying(false)}
        />
      )}
    </>
  )
}

/** The acts that need a confirmation or a reason, each with its words. */
const useWithdrawalActions = (
  { id, order_no, needs_two, agreed_by, payer }: WithdrawalDetail,
  onAccount: WithdrawalActionsProps['onAccount'],
) => {
  const t = useTexts()
  const open = useConfirmAction()
  const notify = useNotifyFailure()
  const begin = async (takingOver: { take_over?: 1; reason?: string } = {}): Promise<void> => {
    const { account } = await callServer(withdrawalOperatorCalls.takePayout, { id, ...takingOver })
    onAccount(account)
  }
  const ask = {
    approve: () =>
      open({
        title: t('wallet.approveTitle', { number: order_no }),
        explanation:
          needs_two === 0
            ? t('wallet.approveWithdrawalHint')
            : agreed_by
              ? t('wallet.secondOfTwoHint', { name: agreed_by.name })
              : t('wallet.firstOfTwoHint'),
        action: t('wallet.approve'),
        needsReason: false,
        run: () => callServer(withdrawalOperatorCalls.approveWithdrawal, { id }),
      }),
    deny: () =>
      open({
        title: t('wallet.denyTitle', { number: order_no }),
        explanation: t('wallet.denyWithdrawalHint'),
        action: t('wallet.deny'),
        reasonHint: t('wallet.reasonForMember'),
        isDestructive: true,
        run: (reason) => callServer(withdrawalOperatorCalls.denyWithdrawal, { id, reason }),
      }),
    begin: () =>
      open({
        title: t('wallet.beginPayoutTitle', { number: order_no }),
        explanation: t('wallet.beginPayoutHint'),
        action: t('wallet.beginPayout'),
        needsReason: false,
        reportsDone: false,
        run: () => begin(),
      }),
    takeOver: () =>
      open({
        title: t('wallet.takeOverTitle', { name: payer?.name ?? '' }),
        explanation: t('wallet.takeOverHint'),
        action: t('wallet.takeOver'),
        isDestructive: true,
        reportsDone: false,
        run: (reason) => begin({ take_over: 1, reason }),
      }),
    fail: () =>
      open({
        title: t('wallet.payoutFailedTitle', { number: order_no }),
        explanation: t('wallet.payoutFailedHint'),
        action: t('wallet.payoutFailed'),
        reasonHint: t('wallet.reasonForMember'),
        isDestructive: true,
        run: (reason) => callServer(withdrawalOperatorCalls.failPayout, { id, reason }),
      }),
  }
  return { ask, take: () => begin().catch(notify) }
}
