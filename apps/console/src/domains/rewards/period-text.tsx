import { type ActivityState, activityStates } from '@cliffhanger/contract/rewards/states.ts'
import { Chip } from '@mui/material'
import { useTexts } from '../../platform/texts.ts'
import { Time } from '../../ui/time.tsx'

interface PeriodTextProps {
  readonly start_time: number
  readonly end_time: number
}

/** From when until when something is offered; 0 at the end is open. */
export const PeriodText = ({ start_time, end_time }: PeriodTextProps) => {
  const t = useTexts()
  if (start_time === 0 && end_time === 0) return <span style={{ whiteSpace: 'nowrap' }}>{t('rewards.openEnd')}</span>
  return (
    <>
      {start_time > 0 && <Time seconds={start_time} />} –{' '}
      {end_time === 0 ? t('rewards.openEnd') : <Time seconds={end_time} />}
    </>
  )
}

const words = {
  [activityStates.coming]: 'rewards.stateComing',
  [activityStates.running]: 'rewards.stateRunning',
  [activityStates.over]: 'rewards.stateOver',
} as const
const colors = {
  [activityStates.coming]: 'info',
  [activityStates.running]: 'success',
  [activityStates.over]: 'default',
} as const

interface StateChipProps {
  readonly state: ActivityState
  readonly isOpen: boolean
}

/** Whether members are offered something now. */
export const StateChip = ({ state, isOpen }: StateChipProps) => {
  const t = useTexts()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOpen ? colors[state] : 'default'}
      label={t(isOpen ? words[state] : 'rewards.isOff')}
    />
  )
}
