import { Stack } from '@mui/material'
import { FormDataConsumer, TextInput } from 'react-admin'
import { localOf, secondsOf } from '../../../platform/moments.ts'
import { useTexts } from '../../../platform/texts.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { AmountInput } from '../../../ui/money/money-inputs.tsx'
import type { GoodsFormValues } from './goods-form-values.ts'

type Typed = Partial<Pick<GoodsFormValues, 'sale'>>

/** A sale: its price in points, and from when until when in the operator's own time. */
export const SaleInputs = () => {
  const t = useTexts()
  const needsTime = (moment: unknown) => (moment ? undefined : t('shell.required'))
  const endsLater = (_end: unknown, { sale }: Typed) =>
    (sale?.end_time || 0) <= (sale?.start_time || 0) ? t('mall.endsTooEarly') : undefined
  return (
    <>
      <FlagInput source="has_sale" label={t('mall.sale')} help={t('mall.saleHint')} />
      <FormDataConsumer<GoodsFormValues>>
        {({ formData }) =>
          formData.has_sale === 1 && (
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 0, sm: 2 }}>
              <AmountInput source="sale.price" label={t('mall.salePrice')} coin="point" />
              {(['start_time', 'end_time'] as const).map((name) => (
                <TextInput
                  key={name}
                  source={`sale.${name}`}
                  type="datetime-local"
                  label={t(name === 'start_time' ? 'mall.saleStarts' : 'mall.saleEnds')}
                  format={localOf}
                  parse={secondsOf}
                  validate={name === 'start_time' ? needsTime : [needsTime, endsLater]}
                  helperText={false}
                  slotProps={{ inputLabel: { shrink: true } }}
                />
              ))}
            </Stack>
          )
        }
      </FormDataConsumer>
    </>
  )
}
