import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureInfo } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { formatDay } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { usePlatform } from '../../../platform/server/platform-info.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { balanceAfter } from '../amount-input.ts'
import { AmountForm } from '../components/amount/amount-form.tsx'
import { PaySheet } from '../components/forms/pay-sheet.tsx'
import { SummaryRows } from '../components/summary/summary-rows.tsx'
import { useAmount } from '../use-amount.ts'
import { useWallets } from '../use-wallets.ts'
import { forgetAbout } from '../wallet-answers.ts'
import { firstPayment, yearIncome } from './year-income.ts'

interface TreasureMoveProps {
  /** Undefined while nothing is moved: the sheets are closed. */
  readonly way: 'in' | 'out' | undefined
  readonly treasure: TreasureInfo
  readonly onClose: () => void
}

/** Asks how much is moved, then for the payment password. */
export const TreasureMove = ({ way, treasure, onClose }: TreasureMoveProps) => {
  const t = useTexts()
  const [lastWay, setLastWay] = useState<'in' | 'out'>('in')
  if (way !== undefined && way !== lastWay) setLastWay(way)
  return (
    <Sheet
      isOpen={way !== undefined}
      onClose={onClose}
      title={t(lastWay === 'in' ? 'wallet.moveIn' : 'wallet.moveOut')}
    >
      {way !== undefined && <MoveForm way={way} treasure={treasure} onDone={onClose} />}
    </Sheet>
  )
}

interface MoveFormProps {
  readonly way: 'in' | 'out'
  readonly treasure: TreasureInfo
  readonly onDone: () => void
}

const MoveForm = ({ way, treasure, onDone }: MoveFormProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { walletOf } = useWallets()
  const [isPaying, setIsPaying] = useState(false)
  const [openedMs] = useState(() => Date.now())
  const language = useLanguage()
  const timeZone = usePlatform()?.time_zone
  const coin = way === 'in' ? 'money' : 'treasure'
  const balance = way === 'in' ? walletOf('money')?.balance : treasure.balance
  const amount = useAmount({ coin, balance })
  const given = amount.value
  const row = way === 'in' ? treasureCalls.moveToTreasure : treasureCalls.moveFromTreasure
  const title = t(way === 'in' ? 'wallet.moveIn' : 'wallet.moveOut')
  const move = async (money: string, password: string): Promise<void> => {
    await payOnce(row, money, { amount: money, pay_password: password })
    setIsPaying(false)
    onDone()
    toast(t(way === 'in' ? 'wallet.movedIn' : 'wallet.movedOut'))
    await forgetAbout('wallet')
  }
  const after = given === undefined || balance === undefined ? undefined : balanceAfter(balance, given, coinScale[coin])
  const left = after === undefined ? undefined : show(after, coin)
  const year = given === undefined ? undefined : yearIncome(given, treasure.day_rate)
  const firstDay = timeZone === undefined ? undefined : formatDay(firstPayment(openedMs, timeZone), 'day', language)
  const rows = [
    // A rate that is not paid at the moment promises nothing.
    ...(way === 'in' && treasure.is_paused === 0
      ? [
          {
            label: t('wallet.yearIncome'),
            value: year === undefined ? '–' : `≈ ${show(year, 'treasure')}`,
            isResult: true,
          },
          ...(firstDay === undefined ? [] : [{ label: t('wallet.firstInterest'), value: firstDay }]),
        ]
      : []),
    { label: t('wallet.fee'), value: t('wallet.noFee') },
    { label: t(way === 'in' ? 'payment.balanceAfter' : 'wallet.savingsAfter'), value: left ?? '–' },
  ]
  return (
    <>
      <AmountForm
        isInSheet
        field={amount.field}
        action={
          <Button type="submit" block waitsFor={amount.missing} saysWhy>
            {t(way === 'in' ? 'wallet.moveInAmount' : 'wallet.moveOutAmount', {
              amount: given === undefined ? '' : show(given, coin),
            })}
          </Button>
        }
        onSubmit={() => {
          if (amount.check()) setIsPaying(true)
        }}
      >
        <SummaryRows rows={rows} />
      </AmountForm>
      <PaySheet
        payment={
          isPaying && given !== undefined
            ? {
                title,
                amount: given,
                coin,
                lines: left === undefined ? [] : [{ label: t('payment.balanceAfter'), value: left }],
                pay: (password) => move(given, password),
              }
            : undefined
        }
        onClose={() => setIsPaying(false)}
      />
    </>
  )
}
