import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { ShareReceipt } from '../../../shared/receipts/share-receipt.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { auditStateName } from '../audit-words.ts'
import { AuditSteps } from '../components/audit-steps.tsx'
import { RecordHead } from '../components/record-head.tsx'
import { forgetAbout } from '../wallet-answers.ts'
import { accountTitle } from './account-words.ts'
import { stepsOfWithdrawal } from './withdrawal-steps.ts'

/** One withdrawal of mine: what it is, where it stands, and the way back while nobody has looked at it. */
export const WithdrawalDetailScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('withdrawals')
  const id = Number(useScreenQuery().get('id')) || 0
  const { data, error, refetch } = useCall(withdrawalCalls.getWithdrawal, { id }, { enabled: id > 0 })
  const isMissing = id === 0 || (error instanceof Refused && error.is('notFound'))
  return (
    <Screen top={<NavBar title={t('withdrawal.detail')} onBack={goBack} />}>
      {isMissing && <MissingState title={t('withdrawal.missing')} list="withdrawals" />}
      {!isMissing &&
        !data &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={4} />)}
      {data && error && !isMissing && <StaleNote onRetry={() => void refetch()} />}
      {data && !isMissing && <Detail data={data} />}
    </Screen>
  )
}

const Detail = ({ data }: { readonly data: CallData<typeof withdrawalCalls.getWithdrawal> }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const language = useLanguage()
  const { withdraw, logs } = data
  const { id, amount, fee, tax, arrive_amount, account, state, reason, order_no, is_first, create_time } = withdraw
  const terms = useCall(
    withdrawalCalls.getWithdrawTerms,
    {},
    { enabled: state === auditStates.toAudit || state === auditStates.pendingTransfer },
  )
  const cancel = useAction(async () => {
    const question = { title: t('withdrawal.cancelQuestion'), text: t('withdrawal.cancelHint') }
    if (!(await confirm({ ...question, confirmLabel: t('withdrawal.cancelNow') }))) return
    await payOnce(withdrawalCalls.checkOrCancelWithdrawal, `cancel ${id}`, { id })
    await forgetAbout('withdrawal')
    toast(t('withdrawal.cancelledNow'))
  })
  const isOver = state === auditStates.denied || state === auditStates.cancelled
  return (
    <div className={page.form}>
      <RecordHead amount={show(amount, 'money')} state={auditStateName(state, t)} tone={state} reason={reason}>
        {(state === auditStates.toAudit || state === auditStates.pendingTransfer) && terms.data && (
          <p className={page.note}>{terms.data.arrive_text}</p>
        )}
      </RecordHead>
      <AuditSteps label={t('withdrawal.steps')} steps={stepsOfWithdrawal(state, logs, t)} />
      <DetailList
        isFlush
        lines={[
          { label: t('withdrawal.fee'), value: is_first === 1 ? t('withdrawal.free') : show(fee, 'money') },
          { label: t('withdrawal.tax'), value: is_first === 1 ? t('withdrawal.free') : show(tax, 'money') },
          { label: t('withdrawal.arrives'), value: show(arrive_amount, 'money') },
          { label: t('withdrawal.account'), value: accountTitle(account, t) },
          { label: t('withdrawal.realName'), value: account.real_name },
          { label: t('withdrawal.number'), value: <CopiedNumber number={order_no} /> },
        ]}
      />
      {!isOver && (
        <ShareReceipt
          receipt={{
            title: t('wallet.pendingOut', { amount: show(amount, 'money') }),
            number: order_no,
            lines: [
              { label: t('withdrawal.state'), value: auditStateName(state, t) },
              { label: t('withdrawal.arrives'), value: show(arrive_amount, 'money') },
              { label: t('withdrawal.account'), value: accountTitle(account, t) },
              { label: t('wallet.time'), value: formatMoment(create_time * 1000, 'moment', language) },
              { label: t('withdrawal.number'), value: order_no },
            ],
          }}
        />
      )}
      {state === auditStates.toAudit && (
        <Button kind="danger" block busy={cancel.isBusy} onClick={() => cancel.run()}>
          {t('withdrawal.cancelNow')}
        </Button>
      )}
    </div>
  )
}
