import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { Payee } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { type TransferableCoin, transferableCoins } from '@cliffhanger/rules/wallet/transfer.ts'
import { useState } from 'react'
import { payOnce } from '../../../../platform/server/pay-once.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import page from '../../../../ui/forms/form-page.module.css'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { balanceAfter } from '../../amount-input.ts'
import { useAmount } from '../../use-amount.ts'
import { useWallets } from '../../use-wallets.ts'
import { forgetAbout } from '../../wallet-answers.ts'
import { AmountField } from './amount-field.tsx'
import { CoinChoice } from './coin-choice.tsx'
import { PaySheet } from './pay-sheet.tsx'
import { PayeeField } from './payee-field.tsx'

/** Characters of a remark. */
const remarkMax = 50

interface TransferFormProps {
  /** Whom the address names. */
  readonly userId: number | undefined
  readonly isFromChat: boolean
  readonly onDone: () => void
}

/** To whom, which coin, how much and why; the receiver is shown before anything is paid (V-21). */
export const TransferForm = ({ userId, isFromChat, onDone }: TransferFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  const [payee, setPayee] = useState<Payee>()
  const [coin, setCoin] = useState<TransferableCoin>('money')
  const [remark, setRemark] = useState('')
  const [isPaying, setIsPaying] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  const wallet = walletOf(coin)
  // Gold that was granted stays with whom it was granted to.
  const balance = coin === 'gold' ? wallet?.bought : wallet?.balance
  const amount = useAmount({ coin, balance })
  const given = amount.value

  const transfer = async ({ user_id }: Payee, money: string, password: string): Promise<void> => {
    const intent = `${user_id} ${coin} ${money} ${remark}`
    await payOnce(transferCalls.transfer, intent, {
      to_user_id: user_id,
      coin_code: coin,
      amount: money,
      remark,
      chat: flagOf(isFromChat),
      pay_password: password,
    })
    setIsPaying(false)
    toast(t('wallet.transferred'))
    await forgetAbout('wallet')
    onDone()
  }
  const after = given === undefined || balance === undefined ? undefined : balanceAfter(balance, given, coinScale[coin])
  return (
    <>
      <form
        className={page.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsRequested(true)
          if (amount.check() && payee) setIsPaying(true)
        }}
      >
        <PayeeField
          userId={userId}
          payee={payee}
          onChange={setPayee}
          isFixed={isFromChat}
          problem={isRequested && !payee ? t('wallet.receiverMissing') : undefined}
        />
        <CoinChoice
          label={t('wallet.coin')}
          coins={transferableCoins}
          value={coin}
          onChange={(chosen) => setCoin(chosen === 'gold' ? 'gold' : 'money')}
        />
        <AmountField {...amount.field} />
        <TextField
          label={t('wallet.remark')}
          value={remark}
          onChange={setRemark}
          maxLength={remarkMax}
          hint={t('wallet.remarkHint')}
          autoComplete="off"
        />
        <Button type="submit" block>
          {t('wallet.transferNow')}
        </Button>
      </form>
      <PaySheet
        payment={
          isPaying && payee && given !== undefined
            ? {
                title: t('wallet.transferTo', { name: payee.nick_name }),
                amount: given,
                coin,
                lines: [
                  { label: t('wallet.receiver'), value: payee.user_no },
                  ...(remark === '' ? [] : [{ label: t('wallet.remark'), value: remark }]),
                  ...(after === undefined ? [] : [{ label: t('payment.balanceAfter'), value: show(after, coin) }]),
                ],
                pay: (password) => transfer(payee, given, password),
              }
            : undefined
        }
        onClose={() => setIsPaying(false)}
      />
    </>
  )
}
