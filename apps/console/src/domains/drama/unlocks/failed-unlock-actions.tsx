import { type FailedUnlock, unlockOperatorCalls } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { Button, Stack } from '@mui/material'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'

/** Pays one unlock back, or refuses that. */
export const FailedUnlockActions = ({ item }: { readonly item: FailedUnlock }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const judge = (decision: 'refund' | 'refuse', reason: string) =>
    callServer(unlockOperatorCalls.judgeFailedUnlock, { id: item.id, decision, reason })
  const name = item.member.nick_name || item.member.user_no
  const refund = (): void =>
    confirmAction({
      title: t('refunds.refundTitle', { name, amount: item.amount }),
      explanation: t('refunds.refundHint'),
      action: t('refunds.refund'),
      run: (reason) => judge('refund', reason),
    })
  const refuse = (): void =>
    confirmAction({
      title: t('refunds.refuseTitle', { name }),
      explanation: t('refunds.refuseHint'),
      action: t('refunds.refuse'),
      reasonHint: t('realNames.reasonForMember'),
      isDestructive: true,
      run: (reason) => judge('refuse', reason),
    })
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={refund}>
        {t('refunds.refund')}
      </Button>
      <Button size="small" color="error" onClick={refuse}>
        {t('refunds.refuse')}
      </Button>
    </Stack>
  )
}
