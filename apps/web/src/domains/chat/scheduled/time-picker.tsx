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
  /** What the time is for; a text that is sent where it is left out. */
  readonly words?: {
    readonly hint: string
    readonly label: string
    readonly confirm: (time: string) => string
  }
}

const problemOf = (ms: number): 'pastTime' | 'tooFar' | undefined => {
  const aheadMs = ms - Date.now()
  if (!(aheadMs > 0)) return 'pastTime'
  return aheadMs > scheduledLimits.daysAhead * dayMs ? 'tooFar' : undefined
}

/** When something comes, such as a text that is sent: one of the usual times with one touch, or any minute within a year. */
export const TimePicker = ({ isBusy, onPick, words }: TimePickerProps) => {
  const t = useTexts()
  const { hint, label, confirm } = words ?? {
    hint: t('scheduled.hint'),
    label: t('scheduled.schedule'),
    confirm: (time: string) => t('scheduled.confirm', { time }),
  }
  const say = useSendTime()
  const [nowMs] = useState(() => Date.now())
  const [value, setValue] = useState(() => fieldValue(nowMs + hourMs))
  const [problem, setProblem] = useState<'pastTime' | 'tooFar'>()
  const ms = new Date(value).getTime()
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <CellGroup flush label={label}>
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
          const found = problemOf(ms)
          setProblem(found)
          if (!found) onPick(ms)
        }}
      >
        <TextField
          type="datetime-local"
          label={t('scheduled.otherTime')}
          value={value}
          onChange={setValue}
          error={problem && t(`scheduled.${problem}`)}
          required
        />
        <Button type="submit" block busy={isBusy}>
          {Number.isNaN(ms) ? label : confirm(say(ms))}
        </Button>
      </form>
    </>
  )
}
