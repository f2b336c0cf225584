import { couponTypes, purchaseTypes } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { canServe } from '@cliffhanger/rules/wallet/coupon.ts'
import {
  CheckboxGroupInput,
  DateTimeInput,
  FormDataConsumer,
  maxLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { coinName } from '../../../ui/money/amounts.ts'
import { AmountInput, RateInput } from '../../../ui/money/money-inputs.tsx'
import { orderTypeText } from '../order-type-text.ts'
import { couponTypeText } from './coupon-texts.ts'

/** A kind of coupon: everything when it is made, later only how it is given out. */
export const CouponInputs = () => {
  const t = useTexts()
  const made = useRecordContext()
  return (
    <>
      <TextInput
        source="name"
        label={t('walletOffers.name')}
        validate={[required(), maxLength(60)]}
        helperText={false}
      />
      {!made && <TermInputs />}
      <NumberInput
        source="stock"
        label={t('walletOffers.stock')}
        helperText={t('walletOffers.stockHint')}
        defaultValue={-1}
        validate={[required(), minValue(-1)]}
      />
      <NumberInput
        source="limit_number"
        label={t('walletOffers.perMember')}
        helperText={t('walletOffers.perMemberHint')}
        defaultValue={1}
        validate={[required(), minValue(0)]}
      />
      <FlagInput source="is_open" label={t('walletOffers.isOpen')} help={t('walletOffers.couponOpenHint')} />
    </>
  )
}

const TermInputs = () => {
  const t = useTexts()
  return (
    <>
      <SelectInput
        source="type"
        label={t('walletOffers.kind')}
        choices={couponTypes.map((id) => ({ id, name: couponTypeText(t, id) }))}
        defaultValue="discount_amount"
        validate={required()}
        helperText={t('walletOffers.termsHint')}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.type === 'discount_rate' ? (
            <RateInput source="value" label={t('walletOffers.takenOff')} />
          ) : (
            <AmountInput
              source="value"
              label={t('walletOffers.value')}
              coin={formData.type === 'gold_gift' ? 'gold' : (formData.coin_code ?? 'money')}
            />
          )
        }
      </FormDataConsumer>
      <FormDataConsumer>
        {({ formData }) =>
          formData.type !== 'gold_gift' && (
            <SelectInput
              source="coin_code"
              label={t('walletOffers.pricesIn')}
              choices={(['money', 'gold'] as const).map((id) => ({ id, name: coinName(t, id) }))}
              defaultValue="money"
              validate={required()}
              helperText={false}
            />
          )
        }
      </FormDataConsumer>
      <FormDataConsumer>
        {({ formData }) => (
          <AmountInput
            source="min_spend"
            label={t('walletOffers.minSpend')}
            coin={formData.coin_code === 'gold' || formData.type === 'gold_gift' ? 'gold' : 'money'}
            mayBeNothing
          />
        )}
      </FormDataConsumer>
      <FormDataConsumer>
        {({ formData }) => (
          <CheckboxGroupInput
            source="order_types"
            label={t('walletOffers.usableFor')}
            choices={purchaseTypes
              .filter((type) => canServe(formData.type ?? 'discount_amount', type))
              .map((id) => ({ id, name: orderTypeText(t, id) }))}
            defaultValue={['vip']}
            validate={required()}
            helperText={t(formData.type === 'gold_gift' ? 'walletOffers.giftHint' : 'walletOffers.discountHint')}
          />
        )}
      </FormDataConsumer>
      <AmountInput
        source="price_point"
        label={t('walletOffers.pricePoint')}
        help={t('walletOffers.pricePointHint')}
        coin="point"
        mayBeNothing
      />
      <DateTimeInput source="start_time" label={t('walletOffers.from')} validate={required()} helperText={false} />
      <DateTimeInput
        source="end_time"
        label={t('walletOffers.until')}
        validate={[required(), endsLater(t('walletOffers.endsTooEarly'))]}
        helperText={false}
      />
    </>
  )
}

const endsLater =
  (problem: string) =>
  (end: unknown, { start_time: start }: { readonly start_time?: unknown }) =>
    new Date(String(end)) > new Date(String(start)) ? undefined : problem
