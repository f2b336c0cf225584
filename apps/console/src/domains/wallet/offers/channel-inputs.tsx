import { onlineProviders } from '@cliffhanger/contract/payments/payment-provider.ts'
import { channelKinds, orderTypes } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import {
  CheckboxGroupInput,
  FormDataConsumer,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { ReasonInput } from '../../../ui/inputs/reason-input.tsx'
import { SortInput } from '../../../ui/inputs/sort-input.tsx'
import { AmountInput, RateInput } from '../../../ui/money/money-inputs.tsx'
import { type Channel, kindText, type Network, providerText } from '../../../ui/money/payment-texts.ts'
import { writtenShortTexts } from '../../../ui/short-texts.ts'
import { orderTypeText } from '../order-type-text.ts'

/** A way to pay as an operator writes it; what kind it is stays as it was made. */
export const ChannelInputs = () => {
  const t = useTexts()
  const channel = useRecordContext<Channel>()
  const { data: networks = [] } = useGetList<Network>('usdt', { pagination: { page: 1, perPage: 100 } })
  const missing = (_name: unknown, { names }: Partial<Pick<Channel, 'names'>>) =>
    Object.keys(writtenShortTexts(names)).length === 0 ? t('walletOffers.nameMissing') : undefined
  return (
    <>
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={t('walletOffers.nameIn', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), missing] : maxLength(60)}
          helperText={false}
        />
      ))}
      <PictureInput source="icon_key" label={t('walletOffers.icon')} current={channel?.icon ?? ''} size={[64, 64]} />
      <SelectInput
        source="kind"
        label={t('walletOffers.kind')}
        choices={channelKinds.filter((kind) => kind !== 'balance').map((id) => ({ id, name: kindText(t, id) }))}
        defaultValue="bank"
        validate={required()}
        readOnly={channel !== undefined}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.kind === 'online' && (
            <SelectInput
              source="online_provider"
              label={t('wallet.provider')}
              choices={onlineProviders.map((id) => ({ id, name: providerText(t, id) }))}
              validate={required()}
              readOnly={channel !== undefined}
              helperText={false}
            />
          )
        }
      </FormDataConsumer>
      <FormDataConsumer>
        {({ formData }) =>
          formData.kind === 'usdt' && (
            <SelectInput
              source="usdt_id"
              label={t('wallet.chain')}
              choices={networks.map(({ id, chain }) => ({ id, name: chain }))}
              validate={required()}
              helperText={false}
            />
          )
        }
      </FormDataConsumer>
      <AmountInput source="min_amount" label={t('walletOffers.least')} coin="money" />
      <AmountInput source="max_amount" label={t('walletOffers.most')} coin="money" />
      <TextInput
        source="quick_amounts"
        label={t('walletOffers.quickAmounts')}
        helperText={t('walletOffers.quickAmountsHint')}
        format={(amounts: unknown) => (Array.isArray(amounts) ? amounts.join(', ') : (amounts ?? ''))}
        parse={(text: string) => text}
        defaultValue=""
      />
      <RateInput source="fee_rate" label={t('wallet.fee')} />
      <CheckboxGroupInput
        source="order_types"
        label={t('walletOffers.paysFor')}
        choices={orderTypes.map((id) => ({ id, name: orderTypeText(t, id) }))}
        defaultValue={['recharge']}
        validate={required()}
        helperText={false}
      />
      <SortInput />
      <FlagInput source="is_open" label={t('walletOffers.isOpen')} />
      <ReasonInput />
    </>
  )
}
