import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Box, Typography } from '@mui/material'
import {
  ArrayInput,
  FormDataConsumer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  type RaRecord,
  required,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../platform/texts.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import type { GoodsFormValues } from './goods-form-values.ts'

type Variant = Partial<GoodsFormValues['variants'][number]>

const mostPieces = 1_000_000
const onlyOne = [{ names: {}, stock: 0, is_open: 1 }]

/** Forms of an article, such as sizes, each with its pieces. One that was there is closed, never removed: orders name it. */
export const VariantInputs = () => {
  const t = useTexts()
  const isCodes: boolean = useWatch({ name: 'virtual_type' }) === 'code'
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2">
        {t('mall.variants')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t(isCodes ? 'mall.codesHint' : 'mall.variantsHint')}
      </Typography>
      <ArrayInput
        source="variants"
        label={false}
        defaultValue={onlyOne}
        validate={[minLength(1, t('mall.variantMissing')), maxLength(50)]}
        helperText={false}
      >
        <SimpleFormIterator
          inline
          disableClear
          disableAdd={isCodes}
          disableReordering={isCodes}
          disableRemove={(variant: RaRecord | undefined) => variant?.id !== undefined}
          sx={wrapped}
        >
          {clientLanguages.map((language) => (
            <TextInput
              key={language}
              source={`names.${language}`}
              label={t('mall.nameIn', { language: languageNames[language] })}
              validate={maxLength(60)}
              helperText={false}
              sx={{ width: 170 }}
            />
          ))}
          <FormDataConsumer>
            {({ scopedFormData: variant }: { readonly scopedFormData?: Variant }) => (
              <Pieces variant={variant} isCodes={isCodes} />
            )}
          </FormDataConsumer>
          <FlagInput source="is_open" label={t('mall.isOffered')} starts={1} />
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  )
}

interface PiecesProps {
  readonly variant: Variant | undefined
  readonly isCodes: boolean
}

/** The pieces a new variant begins with; those of one that is there are moved on the page of its stock. */
const Pieces = ({ variant, isCodes }: PiecesProps) => {
  const t = useTexts()
  if (variant?.id !== undefined)
    return <Typography sx={{ pt: 2, minWidth: 90 }}>{t('mall.pieces', { count: variant.stock ?? 0 })}</Typography>
  if (isCodes) return null
  return (
    <NumberInput
      source="stock"
      label={t('mall.firstStock')}
      defaultValue={0}
      validate={[required(), minValue(0), maxValue(mostPieces)]}
      helperText={false}
      sx={{ width: 120 }}
    />
  )
}

/** The inputs of a line stand beside each other, and below where there is no room. */
const wrapped = {
  '& .RaSimpleFormIterator-inline': { flexWrap: 'wrap', columnGap: 2 },
  '& .RaSimpleFormIterator-line': { py: 1.5 },
} as const
