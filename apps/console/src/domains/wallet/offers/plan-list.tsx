import type { CallData } from '@cliffhanger/contract/call.ts'
import type { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { Chip, Stack } from '@mui/material'
import { FormDataConsumer, maxLength, required, SelectInput, TextInput } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { ReasonInput } from '../../../ui/inputs/reason-input.tsx'
import { SortInput } from '../../../ui/inputs/sort-input.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { coinName } from '../../../ui/money/amounts.ts'
import { AmountInput } from '../../../ui/money/money-inputs.tsx'
import { OpenChip } from '../../../ui/money/open-chip.tsx'
import { Column } from '../../../ui/table.tsx'

type Plan = CallData<typeof channelOperatorCalls.listRechargeOffers>['list'][number]

/** Fixed offers of the recharge screen. */
export const PlanList = () => {
  const t = useTexts()
  return (
    <FormList<Plan>
      title={t('walletOffers.plans')}
      permission="finance.write"
      createTitle={t('walletOffers.createPlan')}
      editTitle={t('walletOffers.editPlan')}
      inputs={<PlanInputs />}
    >
      <Column<Plan> source="sort" label={t('drama.sort')} isNumber />
      <Column<Plan> source="name" label={t('walletOffers.name')}>
        {({ name, is_hot }) => (
          <Stack direction="row" spacing={1}>
            <span>{name}</span>
            {is_hot === 1 && <Chip size="small" color="warning" variant="outlined" label={t('walletOffers.hot')} />}
          </Stack>
        )}
      </Column>
      <Column<Plan> source="amount" label={t('wallet.pays')} isNumber>
        {({ amount }) => <Amount value={amount} coin="money" />}
      </Column>
      <Column<Plan> source="receive_amount" label={t('wallet.receives')} isNumber>
        {({ receive_amount, coin_code }) => <Amount value={receive_amount} coin={coin_code} />}
      </Column>
      <Column<Plan> source="bonus_amount" label={t('wallet.bonus')} isNumber>
        {({ bonus_amount, bonus_coin }) => <Amount value={bonus_amount} coin={bonus_coin} />}
      </Column>
      <Column<Plan> source="is_open" label={t('wallet.state')}>
        {({ is_open }) => <OpenChip isOpen={is_open === 1} />}
      </Column>
    </FormList>
  )
}

const PlanInputs = () => {
  const t = useTexts()
  const coins = (['gold', 'money'] as const).map((id) => ({ id, name: coinName(t, id) }))
  return (
    <>
      <TextInput
        source="name"
        label={t('walletOffers.name')}
        validate={[required(), maxLength(60)]}
        helperText={false}
      />
      <AmountInput source="amount" label={t('wallet.pays')} coin="money" />
      <SelectInput
        source="coin_code"
        label={t('walletOffers.buys')}
        choices={coins}
        defaultValue="gold"
        validate={required()}
        helperText={t('walletOffers.buysHint')}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.coin_code === 'gold' && (
            <AmountInput source="receive_amount" label={t('wallet.receives')} coin="gold" />
          )
        }
      </FormDataConsumer>
      <SelectInput
        source="bonus_coin"
        label={t('walletOffers.bonusCoin')}
        choices={coins}
        defaultValue="gold"
        validate={required()}
        helperText={t('walletOffers.bonusHint')}
      />
      <FormDataConsumer>
        {({ formData }) => (
          <AmountInput
            source="bonus_amount"
            label={t('wallet.bonus')}
            coin={formData.bonus_coin === 'money' ? 'money' : 'gold'}
            mayBeNothing
          />
        )}
      </FormDataConsumer>
      <SortInput />
      <FlagInput source="is_hot" label={t('walletOffers.hot')} />
      <FlagInput source="is_open" label={t('walletOffers.isOpen')} />
      <ReasonInput />
    </>
  )
}
