import type { StoredPair } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { required, SelectInput, useRecordContext } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { ReasonInput } from '../../../ui/inputs/reason-input.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { coinName, percentText } from '../../../ui/money/amounts.ts'
import { AmountInput, ExchangeRateInput, RateInput } from '../../../ui/money/money-inputs.tsx'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import { Column } from '../../../ui/table.tsx'

type Pair = StoredPair & { readonly id: number }

/** What members may convert, at which rate. */
export const RateList = () => {
  const t = useTexts()
  return (
    <FormList<Pair>
      title={t('walletOffers.rates')}
      permission="config.write"
      createTitle={t('walletOffers.createRate')}
      editTitle={t('walletOffers.editRate')}
      inputs={<RateInputs />}
    >
      <Column<Pair> source="from" label={t('walletOffers.pair')}>
        {({ from, to }) => `${coinName(t, from)} → ${coinName(t, to)}`}
      </Column>
      <Column<Pair> source="rate" label={t('walletOffers.rate')} isNumber />
      <Column<Pair> source="fee_rate" label={t('wallet.fee')} isNumber>
        {({ fee_rate }) => percentText(fee_rate)}
      </Column>
      <Column<Pair> source="min_amount" label={t('walletOffers.limits')} isNumber>
        {({ min_amount, max_amount }) => (
          <>
            <Amount value={min_amount} /> – <Amount value={max_amount} />
          </>
        )}
      </Column>
      <Column<Pair> source="status" label={t('wallet.state')}>
        {({ status }) => <OpenChip isOpen={status === 1} />}
      </Column>
    </FormList>
  )
}

const RateInputs = () => {
  const t = useTexts()
  const pair = useRecordContext<Pair>()
  const coins = (names: readonly ('money' | 'point' | 'gold')[]) => names.map((id) => ({ id, name: coinName(t, id) }))
  return (
    <>
      <SelectInput
        source="from"
        label={t('walletOffers.convertFrom')}
        choices={coins(['money', 'point'])}
        defaultValue="money"
        validate={required()}
        readOnly={pair !== undefined}
        helperText={false}
      />
      <SelectInput
        source="to"
        label={t('walletOffers.convertTo')}
        choices={coins(['gold', 'point'])}
        defaultValue="gold"
        validate={required()}
        readOnly={pair !== undefined}
        helperText={false}
      />
      <ExchangeRateInput source="rate" label={t('walletOffers.rate')} help={t('walletOffers.rateOf')} />
      <RateInput source="fee_rate" label={t('wallet.fee')} />
      <AmountInput source="min_amount" label={t('walletOffers.least')} coin={pair?.from ?? 'money'} />
      <AmountInput source="max_amount" label={t('walletOffers.most')} coin={pair?.from ?? 'money'} />
      <FlagInput source="status" label={t('walletOffers.isOpen')} help={t('walletOffers.rateChangedHint')} />
      <ReasonInput />
    </>
  )
}
