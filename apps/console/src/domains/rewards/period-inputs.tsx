import { TextInput } from 'react-admin'
import { localOf, secondsOf } from '../../platform/moments.ts'
import { useTexts } from '../../platform/texts.ts'

interface Period {
  readonly start_time?: number | null
  readonly end_time?: number | null
}

/** From when until when something is offered, in the operator's own time; nothing written is now and for ever. */
export const PeriodInputs = () => {
  const t = useTexts()
  const endsLater = (_end: unknown, { start_time: start, end_time: end }: Period): string | undefined =>
    end && end <= (start || 0) ? t('rewards.endsTooEarly') : undefined
  return (
    <>
      <TextInput
        source="start_time"
        type="datetime-local"
        label={t('rewards.starts')}
        helperText={t('rewards.startsHint')}
        format={localOf}
        parse={secondsOf}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput
        source="end_time"
        type="datetime-local"
        label={t('rewards.ends')}
        helperText={t('rewards.endsHint')}
        format={localOf}
        parse={secondsOf}
        validate={endsLater}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  )
}
