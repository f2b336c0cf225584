import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import type { CouponKind } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { memberOfNumber } from '../../../platform/member-of-number.ts'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../../ui/dialogs/action-input.tsx'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { amountText } from '../../../ui/money/amounts.ts'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import { Column } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { orderTypeText } from '../order-type-text.ts'
import { CouponInputs } from './coupon-inputs.tsx'
import { couponTypeText, couponValueText } from './coupon-texts.ts'

type Row = CouponKind & { readonly id: number }

/** Kinds of coupons. What one is worth never changes; how it is given out does. */
export const CouponList = () => {
  const t = useTexts()
  const [granted, setGranted] = useState<Row>()
  return (
    <>
      <FormList<Row>
        title={t('walletOffers.coupons')}
        permission="finance.write"
        createTitle={t('walletOffers.createCoupon')}
        editTitle={t('walletOffers.editCoupon')}
        inputs={<CouponInputs />}
        renderActions={(kind) => (
          <Button size="small" onClick={() => setGranted(kind)}>
            {t('walletOffers.grant')}
          </Button>
        )}
      >
        <Column<Row> source="name" label={t('walletOffers.name')} />
        <Column<Row> source="type" label={t('walletOffers.kind')}>
          {({ type }) => couponTypeText(t, type)}
        </Column>
        <Column<Row> source="value" label={t('walletOffers.value')} isNumber>
          {(kind) => couponValueText(t, kind)}
        </Column>
        <Column<Row> source="min_spend" label={t('walletOffers.minSpend')} isNumber>
          {({ min_spend }) => amountText(min_spend)}
        </Column>
        <Column<Row> source="order_types" label={t('walletOffers.usableFor')}>
          {({ order_types }) => order_types.map((type) => orderTypeText(t, type)).join(', ')}
        </Column>
        <Column<Row> source="given" label={t('walletOffers.givenUsed')} isNumber>
          {({ given, used, stock }) => `${given} / ${used}${stock < 0 ? '' : ` (${t('walletOffers.left')} ${stock})`}`}
        </Column>
        <Column<Row> source="end_time" label={t('walletOffers.validity')}>
          {({ start_time, end_time }) => (
            <>
              <Time seconds={start_time} /> – <Time seconds={end_time} />
            </>
          )}
        </Column>
        <Column<Row> source="is_open" label={t('wallet.state')}>
          {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
        </Column>
      </FormList>
      {granted && (
        <ActionDialog
          title={t('walletOffers.grantTitle', { name: granted.name })}
          explanation={t('walletOffers.grantHint')}
          action={t('walletOffers.grant')}
          fields={[{ name: 'number', label: t('shell.memberNumber'), longest: 20 }, reasonField(t)]}
          run={async ({ number, reason }, idempotencyKey) => {
            const { user_id } = await memberOfNumber(number)
            const gift = { coupon_id: granted.coupon_id, user_id, reason }
            return callServer(couponOperatorCalls.grantCoupon, gift, { idempotencyKey })
          }}
          onClose={() => setGranted(undefined)}
        />
      )}
    </>
  )
}
