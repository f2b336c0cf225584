import { transferableCoins } from '@cliffhanger/rules/wallet/transfer.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { ReceiptSheet } from '../../../../shared/receipts/receipt-sheet.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { offeredAmounts } from '../../transfers/offered-amounts.ts'
import { RecentTransfers, useLastTransfers } from '../../transfers/recent-transfers.tsx'
import { AmountForm } from '../amount/amount-form.tsx'
import { SummaryRows } from '../summary/summary-rows.tsx'
import { CoinChip } from './coin-chip.tsx'
import { PaySheet } from './pay-sheet.tsx'
import { PayeeCard } from './payee-card.tsx'
import { type NamedPayee, useTransfer } from './use-transfer.ts'

/** Characters of a remark. */
const remarkMax = 50

interface TransferFormProps {
  /** Whom the address names. */
  readonly named: NamedPayee
  /** The amount it asks for; '' for none. */
  readonly asked?: string
  readonly isFromChat: boolean
  /** Leads back to the first step; undefined where the receiver is given. */
  readonly onChangePayee: (() => void) | undefined
  readonly onDone: () => void
}

/** The second step of a transfer: which coin, how much and why; the receiver is shown before anything is paid (V-21). */
export const TransferForm = ({ named, asked = '', isFromChat, onChangePayee, onDone }: TransferFormProps) => {
  const t = useTexts()
  const transfer = useTransfer({ named, isFromChat, onDone, asked })
  const transfers = useLastTransfers() ?? []
  const payee = transfer.found.data
  return (
    <>
      <AmountForm
        field={{
          ...transfer.amountField,
          offered: offeredAmounts(transfer.coin, transfer.amountField.balance, transfers, payee?.user_id),
          coinChip: (
            <CoinChip
              coins={transferableCoins}
              value={transfer.coin}
              onChange={(chosen) => transfer.setCoin(chosen === 'gold' ? 'gold' : 'money')}
            />
          ),
        }}
        before={<PayeeCard found={transfer.found} onChange={onChangePayee} />}
        action={
          <Button
            type="submit"
            block
            busy={transfer.found.isLoading}
            disabled={transfer.found.data === undefined}
            waitsFor={transfer.missing}
            saysWhy
          >
            {t('wallet.sendSum', { amount: transfer.sum ?? '' })}
          </Button>
        }
        after={payee && <RecentTransfers person={payee} />}
        onSubmit={transfer.submit}
      >
        <SummaryRows
          rows={[
            { label: t('wallet.theyReceive'), value: transfer.sum ?? '–', isResult: true },
            { label: t('wallet.fee'), value: t('wallet.noFee') },
            { label: t('payment.balanceAfter'), value: transfer.left ?? '–' },
          ]}
        />
        <TextField
          label={t('wallet.remark')}
          value={transfer.remark}
          onChange={transfer.setRemark}
          maxLength={remarkMax}
          placeholder={t('wallet.remarkHint')}
          autoComplete="off"
        />
      </AmountForm>
      <PaySheet payment={transfer.payment} onClose={transfer.closePayment} />
      <ReceiptSheet receipt={transfer.receipt} onDone={transfer.closeReceipt} />
    </>
  )
}
