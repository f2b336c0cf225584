import { benefitTypes } from '@cliffhanger/contract/coupons/coupon-schemas.ts'
import { batchLimit, type CodeBatch, validTypes } from '@cliffhanger/contract/coupons/operator-code-schemas.ts'
import { Button } from '@mui/material'
import {
  FormDataConsumer,
  LinkBase,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
  useGetList,
} from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { ReasonInput } from '../../../ui/inputs/reason-input.tsx'
import { AmountInput } from '../../../ui/money/money-inputs.tsx'
import { Column } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { BatchStateChip, batchWorthText, validTypeText } from './batch-texts.tsx'
import { benefitText } from './coupon-texts.ts'

/** Batches of redemption codes, newest first. */
export const BatchList = () => {
  const t = useTexts()
  return (
    <FormList<CodeBatch>
      title={t('walletOffers.batches')}
      permission="finance.write"
      createTitle={t('walletOffers.createBatch')}
      inputs={<BatchInputs />}
    >
      <Column<CodeBatch> source="batch_no" label={t('walletOffers.batchNo')} />
      <Column<CodeBatch> source="title" label={t('walletOffers.name')} />
      <Column<CodeBatch> source="benefit_type" label={t('walletOffers.gives')}>
        {(batch) => batchWorthText(t, batch)}
      </Column>
      <Column<CodeBatch> source="used" label={t('walletOffers.usedOf')} isNumber>
        {({ used, code_count }) => `${used} / ${code_count}`}
      </Column>
      <Column<CodeBatch> source="expire_time" label={t('walletOffers.until')}>
        {({ state, expire_time, valid_type }) =>
          state === 'new' ? validTypeText(t, valid_type) : <Time seconds={expire_time} />
        }
      </Column>
      <Column<CodeBatch> source="state" label={t('wallet.state')}>
        {({ state }) => <BatchStateChip state={state} />}
      </Column>
      <Column<CodeBatch> source="create_time" label={t('shell.created')}>
        {({ create_time }) => <Time seconds={create_time} />}
      </Column>
      <Column<CodeBatch> source="id" label={t('walletOffers.details')}>
        {({ id }) => (
          <Button component={LinkBase} to={`/code-batches/${id}/show`} size="small">
            {t('walletOffers.openBatch')}
          </Button>
        )}
      </Column>
    </FormList>
  )
}

const BatchInputs = () => {
  const t = useTexts()
  const { data: coupons = [] } = useGetList('coupons', { pagination: { page: 1, perPage: 100 } })
  return (
    <>
      <TextInput
        source="title"
        label={t('walletOffers.name')}
        validate={[required(), maxLength(60)]}
        helperText={false}
      />
      <SelectInput
        source="benefit_type"
        label={t('walletOffers.gives')}
        choices={benefitTypes.map((id) => ({ id, name: benefitText(t, id) }))}
        defaultValue="gold"
        validate={required()}
        helperText={t('walletOffers.batchHint')}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.benefit_type === 'coupon' ? (
            <SelectInput
              source="coupon_id"
              label={t('walletOffers.coupon')}
              choices={coupons}
              optionText="name"
              validate={required()}
              helperText={false}
            />
          ) : formData.benefit_type === 'vip' || formData.benefit_type === 'svip' ? (
            <TextInput
              source="benefit_value"
              label={t('membership.perCodeDays')}
              validate={[required(), regex(/^[1-9]\d{0,3}$/)]}
              helperText={false}
            />
          ) : (
            <AmountInput
              source="benefit_value"
              label={t('walletOffers.perCode')}
              coin={formData.benefit_type ?? 'gold'}
            />
          )
        }
      </FormDataConsumer>
      <FormDataConsumer>
        {({ formData }) =>
          formData.benefit_type === 'gold' && (
            <NumberInput
              source="gold_days"
              label={t('walletOffers.goldDays')}
              helperText={t('walletOffers.goldDaysHint')}
              defaultValue={90}
              validate={[required(), minValue(0), maxValue(3650)]}
            />
          )
        }
      </FormDataConsumer>
      <NumberInput
        source="code_count"
        label={t('walletOffers.codeCount')}
        defaultValue={100}
        validate={[required(), minValue(1), maxValue(batchLimit)]}
        helperText={false}
      />
      <NumberInput
        source="limit_number"
        label={t('walletOffers.perMember')}
        helperText={t('walletOffers.perMemberHint')}
        defaultValue={1}
        validate={[required(), minValue(0), maxValue(1000)]}
      />
      <SelectInput
        source="valid_type"
        label={t('walletOffers.validity')}
        choices={validTypes.map((id) => ({ id, name: validTypeText(t, id) }))}
        defaultValue="3m"
        validate={required()}
        helperText={false}
      />
      <ReasonInput />
    </>
  )
}
