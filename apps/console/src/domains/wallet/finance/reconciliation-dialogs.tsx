import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { dayText } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { manualProviders, onlineProvider, onlineProviders } from '@cliffhanger/contract/payments/payment-provider.ts'
import { readReport } from '@cliffhanger/rules/wallet/reconciliation.ts'
import { callServer } from '../../../platform/server.ts'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import type { ActionField } from '../../../ui/dialogs/action-input.tsx'
import { providerText } from '../../../ui/money/payment-texts.ts'

const dayField = (t: Texts): ActionField<'day'> => ({
  name: 'day',
  label: t('walletFinance.day'),
  hint: t('walletFinance.dayHint'),
  longest: 10,
  problemOf: (text) => (dayText.safeParse(text).success ? undefined : t('walletFinance.wrongDay')),
})

/** Says which line of a report cannot be read, before it is sent. */
const problemOfReport = (t: Texts, text: string): string | undefined => {
  const read = readReport(text)
  if (read.isGood) return undefined
  return read.line === 0 ? t('walletFinance.wrongReport') : t('walletFinance.wrongLine', { line: read.line })
}

interface DialogProps {
  readonly onClose: () => void
}

/** Has a day asked for at an online provider. */
export const RequestReportDialog = ({ onClose }: DialogProps) => {
  const t = useTexts()
  const provider: ActionField<'provider'> = {
    name: 'provider',
    label: t('wallet.provider'),
    initial: onlineProviders[0],
    choices: onlineProviders.map((id) => ({ id, name: providerText(t, id) })),
  }
  return (
    <ActionDialog
      title={t('walletFinance.askProvider')}
      explanation={t('walletFinance.askProviderHint')}
      action={t('walletFinance.askAction')}
      fields={[provider, dayField(t)]}
      run={({ provider: chosen, day }) =>
        callServer(financeOperatorCalls.askReconciliation, { provider: onlineProvider.parse(chosen), day })
      }
      onClose={onClose}
    />
  )
}

/** Brings a report of a bank or of a USDT address. */
export const ReportDialog = ({ onClose }: DialogProps) => {
  const t = useTexts()
  const provider: ActionField<'provider'> = {
    name: 'provider',
    label: t('wallet.cameTo'),
    initial: 'manual',
    choices: manualProviders.map((id) => ({ id, name: providerText(t, id) })),
  }
  const report: ActionField<'report'> = {
    name: 'report',
    label: t('walletFinance.report'),
    isLong: true,
    longest: 500_000,
    problemOf: (text) => problemOfReport(t, text),
  }
  return (
    <ActionDialog
      title={t('walletFinance.bringReport')}
      explanation={t('walletFinance.bringHint')}
      action={t('walletFinance.bring')}
      fields={[provider, dayField(t), report]}
      run={({ provider: chosen, day, report: text }, idempotencyKey) =>
        callServer(
          financeOperatorCalls.reconcileReport,
          { provider: chosen === 'usdt' ? 'usdt' : 'manual', day, report: text },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  )
}
