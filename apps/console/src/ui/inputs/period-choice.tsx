import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'

/** How many days a page of figures shows. */
export type Period = 30 | 90

interface PeriodChoiceProps {
  readonly days: Period
  readonly onChoose: (days: Period) => void
}

/** The last 30 or the last 90 days. */
export const PeriodChoice = ({ days, onChoose }: PeriodChoiceProps) => {
  const t = useTexts()
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={days}
      aria-label={t('walletFinance.period')}
      onChange={(_event, chosen: Period | null) => chosen && onChoose(chosen)}
    >
      <ToggleButton value={30}>{t('walletFinance.last30')}</ToggleButton>
      <ToggleButton value={90}>{t('walletFinance.last90')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
