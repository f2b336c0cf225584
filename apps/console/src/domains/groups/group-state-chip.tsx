import type { GroupOverview } from '@cliffhanger/contract/groups/operator-schemas.ts'
import { Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { groupStateText } from './group-texts.ts'

const colors = ['default', 'success', 'error'] as const

/** Whether a group is active, banned or dissolved. */
export const GroupStateChip = ({ status }: { readonly status: GroupOverview['status'] }) => {
  const t = useTexts()
  return <Chip size="small" variant="outlined" color={colors[status]} label={groupStateText(t, status)} />
}
