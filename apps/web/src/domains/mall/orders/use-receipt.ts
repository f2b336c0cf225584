import { mallOrderCalls } from '@cliffhanger/contract/mall/order-calls.ts'
import { call } from '../../../platform/server/client.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { forgetMallOrders } from '../mall-answers.ts'

/** Confirms that an order arrived, once the member has said so twice. A refusal shows the order as it is by now. */
export const useReceipt = (orderId: number) => {
  const t = useTexts()
  return useAction(async () => {
    const isHere = await confirm({
      title: t('mallOrders.receivedQuestion'),
      text: t('mallOrders.receivedText'),
      confirmLabel: t('mallOrders.iHaveIt'),
    })
    if (!isHere) return
    try {
      await call(mallOrderCalls.confirmReceipt, { id: orderId })
      toast(t('mallOrders.received'))
    } finally {
      await forgetMallOrders()
    }
  })
}
