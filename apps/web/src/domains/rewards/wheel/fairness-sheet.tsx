import { useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './fairness-sheet.module.css'
import type { WheelAnswer } from './use-spin.ts'

interface FairnessSheetProps {
  readonly isOpen: boolean
  readonly wheel: WheelAnswer
  /** What I add to the draw from the next spin on. */
  readonly seed: string | undefined
  readonly onSeed: (seed: string) => void
  readonly onClose: () => void
}

/** How nobody can turn a draw, and what proves the next one. */
export const FairnessSheet = ({ isOpen, onClose, ...parts }: FairnessSheetProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('wheel.fair')}>
      <Fairness {...parts} onClose={onClose} />
    </Sheet>
  )
}

/** Characters that look the same everywhere (vp-getWheel). */
const isSeed = (text: string): boolean => /^[\x21-\x7e]{1,64}$/.test(text)

const Fairness = ({ wheel, seed, onSeed, onClose }: Omit<FairnessSheetProps, 'isOpen'>) => {
  const t = useTexts()
  const [typed, setTyped] = useState(seed ?? wheel.client_seed)
  const [isTried, setIsTried] = useState(false)
  const isWrong = !isSeed(typed)
  const save = (): void => {
    setIsTried(true)
    if (isWrong) return
    onSeed(typed)
    onClose()
  }
  return (
    <div className={styles.fairness}>
      <p className={styles.text}>{t('wheel.fairText')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('wheel.fingerprint')}</dt>
          <dd className={styles.hex}>{wheel.commit}</dd>
        </div>
        <div>
          <dt>{t('wheel.nextNumber')}</dt>
          <dd>{wheel.nonce}</dd>
        </div>
      </dl>
      <TextField
        label={t('wheel.yourPart')}
        hint={t('wheel.yourPartHint')}
        value={typed}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={isTried && isWrong ? t('wheel.seedWrong') : undefined}
        onChange={setTyped}
      />
      <Button block kind="quiet" onClick={save}>
        {t('shell.save')}
      </Button>
    </div>
  )
}
