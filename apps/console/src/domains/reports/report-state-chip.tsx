import type { ReportOverview } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { reportStateText } from './report-texts.ts'

const colors = ['warning', 'info', 'default'] as const

/** How far a report is. */
export const ReportStateChip = ({ state }: { readonly state: ReportOverview['state'] }) => {
  const t = useTexts()
  return <Chip size="small" variant="outlined" color={colors[state]} label={reportStateText(t, state)} />
}
