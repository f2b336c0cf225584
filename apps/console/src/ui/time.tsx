import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { currentLanguage, useTexts } from '../platform/texts.ts'

/** A moment in the operator's own time zone; 0 is "never". */
export const Time = ({ seconds }: { readonly seconds: number }) => {
  const t = useTexts()
  if (seconds === 0) return <>{t('shell.never')}</>
  const moment = new Date(seconds * 1000)
  return (
    <time dateTime={moment.toISOString()} title={moment.toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(seconds * 1000, 'moment', currentLanguage())}
    </time>
  )
}
