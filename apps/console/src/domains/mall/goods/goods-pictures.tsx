import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../../platform/texts.ts'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import type { GoodsFormValues } from './goods-form-values.ts'

const mostImages = 8

/** The cover, and further pictures: as many places as are filled, and one more. */
export const GoodsPictures = () => {
  const t = useTexts()
  const goods = useRecordContext<Partial<GoodsFormValues>>()
  const keys: readonly string[] = useWatch({ name: 'image_keys' }) ?? []
  const places = Math.min(keys.findLastIndex(Boolean) + 2, mostImages)
  return (
    <Box sx={{ mb: 3 }}>
      <PictureInput
        source="cover_key"
        label={t('mall.cover')}
        current={goods?.cover ?? ''}
        size={[200, 200]}
        isRequired
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, mb: 1 }}>
        {t('mall.imagesHint')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 110px)', gap: 2 }}>
        {Array.from({ length: places }, (_, index) => (
          <PictureInput
            // A picture has no name but its place.
            key={`image ${index}`}
            source={`image_keys.${index}`}
            label={t('shell.picture', { number: index + 1 })}
            current={goods?.images?.[index] ?? ''}
            size={[110, 110]}
          />
        ))}
      </Box>
    </Box>
  )
}
