import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import article from '../../../ui/layout/article.module.css'
import { BarInPage } from '../../../ui/layout/bottom-bar.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { FairnessSheet } from './fairness-sheet.tsx'
import { OddsSheet } from './odds-sheet.tsx'
import { SpinBar, SpinsLeft } from './spin-bar.tsx'
import { SpinResult } from './spin-result.tsx'
import styles from './turntable.module.css'
import { useSpin, type WheelAnswer } from './use-spin.ts'
import { useTurning } from './use-turning.ts'
import { WheelFacts } from './wheel-facts.tsx'
import { WheelLinks } from './wheel-links.tsx'
import { WheelPicture } from './wheel-picture.tsx'
import { Winners } from './winners.tsx'

interface TurntableProps {
  readonly wheel: WheelAnswer
  /** It could not be updated. */
  readonly isStale: boolean
  readonly onBack: () => void
  readonly onRetry: () => void
}

const sheets = ['odds', 'rules', 'fair'] as const

/** The odds stand in the page there. */
const besideFacts = ['rules', 'fair'] as const

/** The wheel, the button that turns it, and everything that says what to expect of it. */
export const Turntable = ({ wheel, isStale, onBack, onRetry }: TurntableProps) => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
  const { disk, turned, turnTo } = useTurning()
  const spin = useSpin(wheel, turnTo)
  const [sheet, setSheet] = useState<(typeof sheets)[number]>()
  const close = () => setSheet(undefined)
  const stage = (
    <div className={styles.stage}>
      {!isDesktop && <Winners winners={wheel.winners} />}
      <div className={styles.wheel} data-turning={spin.isBusy}>
        <div ref={disk} className={styles.disk} data-testid="wheel-disk">
          <WheelPicture prizes={wheel.prizes} turned={turned} />
        </div>
        <span className={styles.pointer} />
      </div>
      {!isDesktop && <SpinsLeft wheel={wheel} spin={spin} />}
      <div className={styles.sheets}>
        {(isDesktop ? besideFacts : sheets).map((name) => (
          <Button key={name} kind="quiet" size="small" onClick={() => setSheet(name)}>
            {t(`wheel.${name}`)}
          </Button>
        ))}
      </div>
      {isDesktop && (
        <div className={styles.act}>
          <BarInPage>
            <SpinBar wheel={wheel} spin={spin} />
          </BarInPage>
        </div>
      )}
    </div>
  )
  return (
    <Screen
      hasGlow
      width="wide"
      top={<NavBar isClear title={t('wheel.title')} onBack={onBack} />}
      bottom={!isDesktop && <SpinBar wheel={wheel} spin={spin} />}
    >
      {isStale && <StaleNote onRetry={onRetry} />}
      <Halves first={stage} second={isDesktop ? <WheelFacts wheel={wheel} /> : <WheelLinks />} />
      <OddsSheet isOpen={sheet === 'odds'} onClose={close} wheel={wheel} />
      <FairnessSheet isOpen={sheet === 'fair'} onClose={close} wheel={wheel} seed={spin.seed} onSeed={spin.setSeed} />
      <Sheet isOpen={sheet === 'rules'} onClose={close} title={t('wheel.rules')}>
        <div className={article.text}>
          {/* HTML, sanitised by the server (V-42). */}
          {wheel.rule === '' ? <p>{t('wheel.noRules')}</p> : <div dangerouslySetInnerHTML={{ __html: wheel.rule }} />}
          <p>{t('wheel.dayMax', { count: wheel.daily_max })}</p>
        </div>
      </Sheet>
      <SpinResult result={spin.result} prizes={wheel.prizes} onClose={spin.close} />
    </Screen>
  )
}
