import { Refused } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import type { CrowOrder } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { penaltyRate } from '@cliffhanger/rules/crowdfunding/early-exit.ts'
import { formatRate } from '@cliffhanger/rules/money.ts'
import { type ComponentType, type ReactNode, useState } from 'react'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { forgetCrowdfunding } from '../crowdfunding-answers.ts'
import styles from './crowdfunding.module.css'
import type { TakeOutType } from './order-card.tsx'

/** What the wallet asks for the payment password with. */
export interface TakeOutParts {
  readonly PaySheet: ComponentType<{
    readonly payment:
      | {
          readonly title: string
          readonly amount?: string
          readonly coin?: 'money'
          readonly lines: readonly { readonly label: string; readonly value: ReactNode }[]
          readonly pay: (password: string) => Promise<void>
        }
      | undefined
    readonly onClose: () => void
  }>
}

/** What ending an order comes to, as the server quoted it. */
export interface Quoted {
  readonly order: CrowOrder
  readonly type: TakeOutType
  readonly figures: CallData<typeof crowdOrderCalls.takeOut>
}

interface TakeOutSheetProps extends TakeOutParts {
  /** Undefined while it is closed. */
  readonly quoted: Quoted | undefined
  readonly onClose: () => void
}

/** Ends an order: first what that costs and brings, in plain words, then the payment password. Where the figures changed meanwhile, nothing moves. */
export const TakeOutSheet = ({ quoted, onClose, PaySheet }: TakeOutSheetProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const [isPaying, setIsPaying] = useState(false)
  const close = (): void => {
    setIsPaying(false)
    onClose()
  }
  const title = t(quoted?.type === 'settle' ? 'crowdfunding.settleTitle' : 'crowdfunding.terminateTitle')
  const payment = quoted &&
    isPaying && {
      title,
      amount: quoted.figures.receive,
      coin: 'money' as const,
      lines: [{ label: t('crowdfunding.receive'), value: show(quoted.figures.receive, 'money') }],
      pay: async (password: string) => {
        const { order, type, figures } = quoted
        const request = { order_id: order.id, type, preview: 0, expect_receive: figures.receive } as const
        try {
          await payOnce(crowdOrderCalls.takeOut, `${type} ${order.id}`, { ...request, pay_password: password })
        } catch (error) {
          if (!(error instanceof Refused && error.is('stateChanged'))) throw error
          toast(t('crowdfunding.quoteChanged'))
          close()
          return forgetCrowdfunding()
        }
        const amount = show(figures.receive, 'money')
        toast(t(type === 'settle' ? 'crowdfunding.settledNow' : 'crowdfunding.terminatedNow', { amount }))
        close()
        await forgetCrowdfunding()
      },
    }
  return (
    <>
      <Sheet isOpen={quoted !== undefined && !isPaying} onClose={() => !isPaying && onClose()} title={title}>
        {quoted && <Quote quoted={quoted} onContinue={() => setIsPaying(true)} onKeep={onClose} />}
      </Sheet>
      <PaySheet payment={payment || undefined} onClose={close} />
    </>
  )
}

interface QuoteProps {
  readonly quoted: Quoted
  readonly onContinue: () => void
  readonly onKeep: () => void
}

const Quote = ({ quoted: { type, figures }, onContinue, onKeep }: QuoteProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const money = (amount: string): string => show(amount, 'money')
  const isOwed = /[1-9]/.test(figures.owed)
  const rate = `${percentOf(formatRate(penaltyRate), language)}%`
  return (
    <div className={styles.sheet}>
      <p>
        {type === 'settle'
          ? t('crowdfunding.settleText')
          : t('crowdfunding.terminateText', { rate, penalty: money(figures.penalty) })}
      </p>
      <DetailList
        isFlush
        lines={[
          { label: t('crowdfunding.principal'), value: money(figures.principal) },
          { label: t('crowdfunding.penalty'), value: type === 'settle' ? undefined : `−${money(figures.penalty)}` },
          { label: t('crowdfunding.interestOpen'), value: money(figures.interest) },
          { label: t('crowdfunding.owedLater'), value: isOwed ? money(figures.owed) : undefined },
          { label: t('crowdfunding.receive'), value: <strong>{money(figures.receive)}</strong> },
        ]}
      />
      {isOwed && <p className={styles.warning}>{t('crowdfunding.owedLaterHint')}</p>}
      <Button block kind={type === 'settle' ? 'primary' : 'danger'} onClick={onContinue}>
        {t('crowdfunding.goOn')}
      </Button>
      <Button block kind="quiet" onClick={onKeep}>
        {t('crowdfunding.keep')}
      </Button>
    </div>
  )
}
