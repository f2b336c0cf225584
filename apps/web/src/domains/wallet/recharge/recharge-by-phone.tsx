import { goTo } from '../../../platform/navigation/navigation.ts'
import { ExpressCheckout } from '../express/express-checkout.tsx'
import { rechargeIntent, requestExpressRecharge } from './request-recharge.ts'
import type { Recharge } from './use-recharge.ts'

/** The wallet of the phone, where a way to pay takes it for what is wanted. */
export const RechargeByPhone = ({ what, wanted, byPhone }: Pick<Recharge, 'what' | 'wanted' | 'byPhone'>) =>
  byPhone?.express === undefined || what === undefined || wanted === undefined ? null : (
    <ExpressCheckout
      express={byPhone.express}
      intent={rechargeIntent(what, byPhone)}
      amount={wanted}
      begin={() => requestExpressRecharge(what, byPhone)}
      onSent={(orderNo) => goTo('payRecharge', { order_no: orderNo })}
    />
  )
