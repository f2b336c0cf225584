import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import bubble from '../components/bubble/bubble.module.css'
import { DayName } from '../components/room/day-heading.tsx'
import room from '../components/room/room-place.module.css'
import type { BackgroundRow } from '../storage/rows.ts'
import { BackgroundLayer } from './background-layer.tsx'
import styles from './background-preview.module.css'

/** A background as a chat has it: below a day and two messages. */
export const BackgroundPreview = ({ background }: { readonly background: BackgroundRow | undefined }) => {
  const t = useTexts()
  const [nowMs] = useState(() => Date.now())
  return (
    <div
      className={classNames(room.place, styles.preview)}
      data-ground={background?.design === 'own' ? 'picture' : undefined}
    >
      <BackgroundLayer background={background} />
      <p className={styles.day}>
        <DayName ms={nowMs} nowMs={nowMs} />
      </p>
      <Sample text={t('chats.backgroundSample')} ms={nowMs} />
      <Sample text={t('chats.backgroundSampleOwn')} ms={nowMs} isMine />
    </div>
  )
}

interface SampleProps {
  readonly text: string
  readonly ms: number
  readonly isMine?: boolean
}

const Sample = ({ text, ms, isMine = false }: SampleProps) => {
  const language = useLanguage()
  return (
    <div className={classNames(bubble.place, bubble.first, bubble.last, isMine && bubble.mine)}>
      <div className={bubble.stack}>
        <div className={classNames(bubble.bubble, styles.still)}>
          {text}
          <span className={bubble.meta}>
            <time>{formatMoment(ms, 'time', language)}</time>
          </span>
        </div>
      </div>
    </div>
  )
}
