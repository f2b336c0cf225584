import type { WheelSpin } from '@cliffhanger/contract/rewards/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import { useState } from 'react'
import { type Translate, useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import styles from './spin-card.module.css'
import { type Finding, verifySpin, type WheelTable } from './verify-spin.ts'

interface SpinCardProps {
  readonly spin: WheelSpin
  /** What it was drawn from. */
  readonly table: WheelTable | undefined
  readonly userId: number
  /** When the seeds of today are revealed; undefined while that is not known. */
  readonly revealSeconds: number | undefined
}

const findingWords = (finding: Finding, t: Translate): readonly [string, string] => {
  switch (finding.kind) {
    case 'right':
      return [t('wheel.right'), t('wheel.rightText')]
    case 'wrongCommit':
      return [t('wheel.wrong'), t('wheel.wrongCommit')]
    case 'wrongPrize':
      return [t('wheel.wrong'), t('wheel.wrongPrize', { prize: finding.prize })]
    case 'wrongNumber':
      return [t('wheel.wrong'), t('wheel.wrongNumber')]
    case 'unsupported':
      return [t('wheel.verify'), t('wheel.unsupported')]
    case 'secret':
      return [t('wheel.secret'), '']
    default:
      return finding satisfies never
  }
}

/** One of my draws, with its numbers, and a way to compute it anew on this device. */
export const SpinCard = ({ spin, table, userId, revealSeconds }: SpinCardProps) => {
  const t = useTexts()
  const language = useLanguage()
  const [finding, setFinding] = useState<Finding>()
  const check = useAction(async () => setFinding(await verifySpin(spin, table, userId)))
  const isSecret = spin.server_seed === ''
  const isExchanged = spin.raw_prize_id !== spin.prize_id
  return (
    <article
      className={styles.card}
      aria-label={`${t('wheel.spinNumber', { number: spin.nonce + 1 })}: ${spin.prize_name}`}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.prize}>{spin.prize_name}</h2>
          <p className={styles.line}>
            {`${t('wheel.spinNumber', { number: spin.nonce + 1 })} · ${formatMoment(spin.create_time * 1000, 'moment', language)}`}
          </p>
          {isExchanged && <p className={styles.line}>{t('wheel.ranOut', { prize: spin.raw_prize_name })}</p>}
        </div>
        {!isSecret && (
          <Button kind="quiet" size="small" busy={check.isBusy} onClick={check.run}>
            {t('wheel.verify')}
          </Button>
        )}
      </div>
      {isSecret && (
        <p className={styles.secret}>
          <Icon of={Clock} size={16} />
          {revealSeconds === undefined
            ? t('wheel.secret')
            : t('wheel.secretText', { time: formatMoment(revealSeconds * 1000, 'moment', language) })}
        </p>
      )}
      {finding && <FindingNote finding={finding} />}
      <details className={styles.details}>
        <summary className={styles.summary}>{t('wheel.details')}</summary>
        <Numbers spin={spin} table={table} />
      </details>
    </article>
  )
}

const FindingNote = ({ finding }: { readonly finding: Finding }) => {
  const t = useTexts()
  const [title, text] = findingWords(finding, t)
  const isRight = finding.kind === 'right'
  return (
    <div className={styles.finding} data-right={isRight} role={isRight ? 'status' : 'alert'}>
      <Icon of={isRight ? CircleCheck : CircleX} size={22} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </div>
  )
}

const Numbers = ({ spin, table }: Pick<SpinCardProps, 'spin' | 'table'>) => {
  const t = useTexts()
  const last = table ? totalOf(table.segments.map(({ weight }) => weight)) - 1 : undefined
  const number = last === undefined ? spin.raw_result : t('wheel.numberOf', { number: spin.raw_result, last })
  return (
    <DetailList
      isFlush
      lines={[
        { label: t('wheel.drew'), value: spin.raw_prize_name },
        { label: t('wheel.given'), value: spin.prize_name },
        { label: t('wheel.number'), value: number },
        { label: t('wheel.order'), value: spin.nonce },
        { label: t('wheel.yourPart'), value: <code className={styles.hex}>{spin.client_seed}</code> },
        { label: t('wheel.fingerprintBefore'), value: <code className={styles.hex}>{spin.commit}</code> },
        {
          label: t('wheel.publishedSecret'),
          value: spin.server_seed === '' ? '' : <code className={styles.hex}>{spin.server_seed}</code>,
        },
      ]}
    />
  )
}
