import { Box, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../platform/texts.ts'
import { PictureInput } from './picture-input.tsx'

const mostImages = 8

/** The cover (`cover_key`), and further pictures (`image_keys`): as many places as are filled, and one more. The record has their addresses as `cover`
 *  and `images`. */
export const PicturesInput = ({ coverLabel, hint }: { readonly coverLabel: string; readonly hint: string }) => {
  const t = useTexts()
  const record = useRecordContext<{ readonly cover?: string; readonly images?: readonly string[] }>()
  const keys: readonly string[] = useWatch({ name: 'image_keys' }) ?? []
  const places = Math.min(keys.findLastIndex(Boolean) + 2, mostImages)
  return (
    <Box sx={{ mb: 3 }}>
      <PictureInput source="cover_key" label={coverLabel} current={record?.cover ?? ''} size={[200, 200]} isRequired />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3, mb: 1 }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 110px)', gap: 2 }}>
        {Array.from({ length: places }, (_, index) => (
          <PictureInput
            // A picture has no name but its place.
            key={`image ${index}`}
            source={`image_keys.${index}`}
            label={t('shell.picture', { number: index + 1 })}
            current={record?.images?.[index] ?? ''}
            size={[110, 110]}
          />
        ))}
      </Box>
    </Box>
  )
}
