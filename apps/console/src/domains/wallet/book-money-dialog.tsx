import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { manualProviders } from '@cliffhanger/contract/payments/payment-provider.ts'
import { memberOfNumber } from '../../platform/member-of-number.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { type ActionField, reasonField } from '../../ui/dialogs/action-input.tsx'
import { providerText } from '../../ui/money/payment-texts.ts'
import { amountField } from './amount-field.ts'

/** Books money that stands on a statement of ours and belongs to no recharge. */
export const BookMoneyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const provider: ActionField<'provider'> = {
    name: 'provider',
    label: t('wallet.cameTo'),
    initial: 'manual',
    choices: manualProviders.map((id) => ({ id, name: providerText(t, id) })),
  }
  return (
    <ActionDialog
      title={t('wallet.bookMoney')}
      explanation={t('wallet.bookMoneyHint')}
      action={t('wallet.book')}
      fields={[
        provider,
        amountField(t, 'money'),
        { name: 'payment_ref', label: t('wallet.paymentRef'), longest: 100 },
        {
          name: 'number',
          label: t('shell.memberNumber'),
          hint: t('wallet.memberIfKnown'),
          isOptional: true,
          longest: 20,
        },
        reasonField(t),
      ]}
      run={async ({ provider: chosen, number, amount, payment_ref, reason }) =>
        callServer(paymentOperatorCalls.bookFoundMoney, {
          provider: chosen === 'usdt' ? 'usdt' : 'manual',
          amount,
          payment_ref,
          reason,
          user_id: number === '' ? undefined : (await memberOfNumber(number)).user_id,
        })
      }
      onClose={onClose}
    />
  )
}
