import { virtualTypes } from '@cliffhanger/contract/mall/schemas.ts'
import { Box, Stack } from '@mui/material'
import {
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  Toolbar,
  useRecordContext,
} from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { FormSaveButton } from '../../../ui/inputs/form-save-button.tsx'
import { HtmlTextsInput } from '../../../ui/inputs/html-texts-input.tsx'
import { PicturesInput } from '../../../ui/inputs/pictures-input.tsx'
import { Locked } from '../../../ui/locked.tsx'
import { AmountInput } from '../../../ui/money/money-inputs.tsx'
import type { GoodsFormValues } from './goods-form-values.ts'
import { useCategoryChoices } from './goods-list.tsx'
import { virtualTypeText } from './goods-texts.ts'
import { SaleInputs } from './sale-inputs.tsx'
import { VariantInputs } from './variant-inputs.tsx'

const mostPieces = 1_000_000

/** What is written about an article: words, kind, prices and variants at the left, pictures at the right. */
export const GoodsForm = () => {
  const t = useTexts()
  const isReadOnly = !useMayDo()('content.write')
  return (
    <SimpleForm
      toolbar={isReadOnly ? false : <FormToolbar />}
      mode="onBlur"
      reValidateMode="onBlur"
      sx={{ p: { xs: 2, sm: 3 } }}
      warnWhenUnsavedChanges
    >
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={4} sx={{ width: '100%' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Locked isLocked={isReadOnly}>
            <HtmlTextsInput hasSummary={false} />
            <KindInputs />
            <PriceInputs />
            <SaleInputs />
            <VariantInputs />
          </Locked>
        </Box>
        <Box sx={{ width: { md: 260 }, flexShrink: 0 }}>
          <Locked isLocked={isReadOnly}>
            <PicturesInput coverLabel={t('mall.cover')} hint={t('mall.imagesHint')} />
            <NumberInput
              source="sort"
              label={t('mall.sort')}
              helperText={t('mall.sortHint')}
              defaultValue={0}
              validate={required()}
            />
            <FlagInput source="is_share" label={t('mall.isShare')} help={t('mall.isShareHint')} starts={1} />
            <FlagInput source="is_open" label={t('mall.isOffered')} help={t('mall.isOfferedHint')} starts={1} />
          </Locked>
        </Box>
      </Stack>
    </SimpleForm>
  )
}

const FormToolbar = () => (
  <Toolbar>
    <FormSaveButton />
  </Toolbar>
)

/** Inputs beside each other where there is room. */
const row = { direction: { xs: 'column', sm: 'row' }, spacing: { xs: 0, sm: 2 } } as const

/** Where it stands, and what it is; its kind stays once there are orders to deliver. */
const KindInputs = () => {
  const t = useTexts()
  const isNew = useRecordContext<Partial<GoodsFormValues>>()?.id === undefined
  const mayGive = useMayDo()('finance.write')
  const categories = useCategoryChoices()
  const types = virtualTypes.filter((type) => mayGive || !isNew || type === 'code')
  return (
    <>
      <Stack {...row}>
        <SelectInput
          source="cate_id"
          label={t('mall.category')}
          choices={[{ id: 0, name: t('mall.noCategory') }, ...categories]}
          defaultValue={0}
        />
        <SelectInput
          source="kind"
          label={t('mall.kind')}
          choices={(['physical', 'virtual'] as const).map((id) => ({ id, name: t(`mall.${id}`) }))}
          defaultValue="physical"
          validate={required()}
          disabled={!isNew}
          helperText={t('mall.kindHint')}
        />
      </Stack>
      <FormDataConsumer<GoodsFormValues>>
        {({ formData }) =>
          formData.kind === 'virtual' && (
            <Stack {...row}>
              <SelectInput
                source="virtual_type"
                label={t('mall.virtualType')}
                choices={types.map((id) => ({ id, name: virtualTypeText(t, id) }))}
                validate={required()}
                disabled={!isNew}
                helperText={mayGive ? false : t('mall.onlyCodes')}
              />
              {formData.virtual_type && formData.virtual_type !== 'code' && (
                <NumberInput
                  source="virtual_value"
                  label={t(formData.virtual_type === 'coupon' ? 'mall.couponId' : 'mall.days')}
                  helperText={formData.virtual_type === 'coupon' ? t('mall.couponIdHint') : false}
                  validate={[required(), minValue(1)]}
                />
              )}
            </Stack>
          )
        }
      </FormDataConsumer>
    </>
  )
}

const PriceInputs = () => {
  const t = useTexts()
  return (
    <>
      <Stack {...row}>
        <AmountInput source="point_price" label={t('mall.pointPrice')} coin="point" mayBeNothing />
        <AmountInput
          source="money_price"
          label={t('mall.moneyPrice')}
          help={t('mall.moneyPriceHint')}
          coin="money"
          mayBeNothing
        />
        <AmountInput
          source="market_price"
          label={t('mall.marketPrice')}
          help={t('mall.marketPriceHint')}
          coin="money"
          mayBeNothing
        />
      </Stack>
      <Stack {...row}>
        {(['limit_number', 'day_limit'] as const).map((source) => (
          <NumberInput
            key={source}
            source={source}
            label={t(source === 'limit_number' ? 'mall.limitNumber' : 'mall.dayLimit')}
            helperText={t('mall.limitHint')}
            defaultValue={0}
            validate={[required(), minValue(0), maxValue(mostPieces)]}
          />
        ))}
      </Stack>
    </>
  )
}
