import { useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { GoodsLine } from '../components/goods-line.tsx'
import { usePrice } from '../prices.ts'
import { AddressCard } from './address-card.tsx'
import styles from './confirm-form.module.css'
import type { ConfirmParts } from './confirm-parts.ts'
import { CouponCell } from './coupon-cell.tsx'
import type { useDelivery } from './use-delivery.ts'
import type { Exchange, useExchange } from './use-exchange.ts'

interface ConfirmFieldsProps extends Pick<ConfirmParts, 'CouponChoice'> {
  readonly wanted: Exchange
  readonly exchange: ReturnType<typeof useExchange>
  /** Undefined where nothing is sent. */
  readonly delivery: ReturnType<typeof useDelivery> | undefined
  readonly addressError: string | undefined
}

/** What belongs to an exchange and can be changed; nothing of it while nobody knows how the last try ended. */
export const ConfirmFields = ({ wanted, exchange, delivery, addressError, CouponChoice }: ConfirmFieldsProps) => {
  const t = useTexts()
  const price = usePrice()
  const { goods, variant, number, quote } = wanted
  return (
    <fieldset className={styles.choices} disabled={exchange.isUnsure}>
      {delivery && <AddressCard delivery={delivery} error={addressError} />}
      <GoodsLine
        cover={goods.cover}
        name={goods.name}
        variant={variant.name}
        number={number}
        line={price(quote.price, goods.money_price)}
      />
      <CouponCell
        CouponChoice={CouponChoice}
        coupons={quote.coupons}
        chosen={exchange.coupons}
        discount={exchange.quote?.discount}
        onChange={exchange.chooseCoupons}
      />
      {delivery && (
        <TextField
          label={t('mallOrders.remark')}
          name="remark"
          value={exchange.remark}
          maxLength={100}
          placeholder={t('mallOrders.remarkHint')}
          onChange={exchange.setRemark}
        />
      )}
    </fieldset>
  )
}
