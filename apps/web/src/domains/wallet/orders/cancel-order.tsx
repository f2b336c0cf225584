import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import type { Order } from '@cliffhanger/contract/payments/order-schemas.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { forgetAbout } from '../wallet-answers.ts'

interface CancelOrderProps {
  readonly order: Order
  readonly hasProof: boolean
}

/** The way out of an order that nobody has judged yet. */
export const CancelOrder = ({ order: { order_no }, hasProof }: CancelOrderProps) => {
  const t = useTexts()
  const cancel = useAction(async () => {
    const isSure = await confirm({
      title: t('recharge.cancelQuestion'),
      text: t(hasProof ? 'recharge.cancelPaidHint' : 'recharge.cancelHint'),
      confirmLabel: t('recharge.cancelOrder'),
      isDanger: true,
    })
    if (!isSure) return
    await payOnce(orderCalls.payOrder, `cancel ${order_no}`, { order_no, action: 'cancel' })
    await forgetAbout('recharge')
    toast(t('recharge.cancelledNow'))
  })
  return (
    <Button kind="danger" block busy={cancel.isBusy} onClick={() => cancel.run()}>
      {t('recharge.cancelOrder')}
    </Button>
  )
}
