import { scheduledLimits } from '@cliffhanger/contract/chat/scheduled.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import styles from './scheduled.module.css'
import { fieldValue, suggestTimes } from './suggested-times.ts'
import { useSendTime } from './use-scheduled.ts'

interface TimePickerProps {
  readonly isBusy: boolean
  readonly onPick: (ms: number) => void
}

/** When a text is sent: one of the usual times with one touch, or any minute within a year. */
export const TimePicker = ({ isBusy, onPick }: TimePickerProps) => {
  const t = useTexts()
  const say = useSendTime()
  const [nowMs] = useState(() => Date.now())
  const [value, setValue] = useState(() => fieldValue(nowMs + hourMs))
  const [isWrong, setIsWrong] = useState(false)
  const ms = new Date(value).getTime()
  const error = Number.isNaN(ms) || ms <= Date.now() ? t('scheduled.pastTime') : undefined
  const tooFar = ms > Date.now() + scheduledLimits.daysAhead * dayMs ? t('scheduled.tooFar') : undefined
  const problem = error ?? tooFar
  return (
    <>
      <p className={styles.hint}>{t('scheduled.hint')}</p>
      <CellGroup flush label={t('scheduled.schedule')}>
        {suggestTimes(nowMs).map((time) => (
          <Cell
            key={time.name}
            title={t(`scheduled.${time.name}`)}
            value={say(time.ms)}
            isDisabled={isBusy}
            onClick={() => onPick(time.ms)}
          />
        ))}
      </CellGroup>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setIsWrong(problem !== undefined)
          if (problem === undefined) onPick(ms)
        }}
      >
        <TextField
          type="datetime-local"
          label={t('scheduled.otherTime')}
          value={value}
          onChange={setValue}
          error={isWrong ? problem : undefined}
          required
        />
        <Button type="submit" block busy={isBusy}>
          {problem === undefined ? t('scheduled.confirm', { time: say(ms) }) : t('scheduled.schedule')}
        </Button>
      </form>
    </>
  )
}
