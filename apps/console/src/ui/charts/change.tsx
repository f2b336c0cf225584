import { formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { Box } from '@mui/material'
import { currentLanguage, useTexts } from '../../platform/texts.ts'

interface ChangeProps {
  /** `0.25`: a quarter more than in the period before; undefined where there is nothing to compare with. */
  readonly change: number | undefined
}

/** How a figure compares with the period before: a sign and a part, in colours of which neither is needed. */
export const Change = ({ change }: ChangeProps) => {
  const t = useTexts()
  if (change === undefined)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('business.noBefore')}
      </Box>
    )
  const rounded = Math.round(change * 1000) / 1000
  const color = rounded === 0 ? 'text.secondary' : rounded > 0 ? 'success.main' : 'error.main'
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±'
  return (
    <Box component="span" title={t('business.comparedHint')} sx={{ color, fontWeight: 600, whiteSpace: 'nowrap' }}>
      {sign}
      {formatShare(Math.abs(rounded), currentLanguage())}
    </Box>
  )
}
