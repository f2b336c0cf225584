import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { parseRate } from '@cliffhanger/rules/money.ts'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../../ui/dialogs/action-input.tsx'
import type { Network } from '../../../ui/money/payment-texts.ts'

interface ProposeDialogProps {
  readonly chain: Network['chain']
  readonly network: Network | undefined
  readonly onClose: () => void
}

const wholeNumber = /^[1-9]\d{0,3}$/

/** Address, rate and limits of a network as they should be; nothing changes yet. */
export const ProposeDialog = ({ chain, network, onClose }: ProposeDialogProps) => {
  const t = useTexts()
  const rateProblem = (text: string) =>
    parseRate(text) !== undefined && /[1-9]/.test(text) ? undefined : t('wallet.rateWrong')
  return (
    <ActionDialog
      title={t('walletOffers.proposeTitle', { chain })}
      explanation={t('walletOffers.proposeHint')}
      action={t('walletOffers.propose')}
      fields={[
        { name: 'address', label: t('walletOffers.address'), initial: network?.address ?? '', longest: 64 },
        {
          name: 'rate',
          label: t('walletOffers.usdtRate'),
          hint: t('walletOffers.usdtRateHint'),
          initial: network?.rate ?? '',
          isNumeric: true,
          problemOf: rateProblem,
        },
        { name: 'min_amount', label: t('walletOffers.least'), initial: network?.min_amount ?? '', isNumeric: true },
        {
          name: 'confirmations',
          label: t('walletOffers.confirmations'),
          initial: String(network?.confirmations ?? 20),
          isNumeric: true,
          problemOf: (text) => (wholeNumber.test(text) ? undefined : t('walletOffers.confirmationsWrong')),
        },
        reasonField(t),
      ]}
      run={({ confirmations, ...form }) =>
        callServer(channelOperatorCalls.proposeUsdt, { ...form, chain, confirmations: Number(confirmations) })
      }
      onClose={onClose}
    />
  )
}

interface AgreeDialogProps {
  readonly network: Network
  readonly onClose: () => void
}

/** The second operator types the address from a source of their own, so that a proposal that was tampered with fails here. */
export const AgreeDialog = ({ network: { id, chain }, onClose }: AgreeDialogProps) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={t('walletOffers.agreeTitle', { chain })}
      explanation={t('walletOffers.agreeHint')}
      action={t('walletOffers.agree')}
      fields={[{ name: 'address', label: t('walletOffers.address'), longest: 64 }, reasonField(t)]}
      run={({ address, reason }) => callServer(channelOperatorCalls.decideUsdt, { id, address, is_agreed: 1, reason })}
      onClose={onClose}
    />
  )
}
