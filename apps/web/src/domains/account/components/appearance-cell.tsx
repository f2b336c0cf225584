import type { ClientTextKey } from '@cliffhanger/i18n/client-texts.ts'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useState } from 'react'
import { changeAppearance, useAppearance } from '../../../platform/appearance/appearance.ts'
import {
  type TextSize,
  type ThemeChoice,
  textSizes,
  themeChoices,
} from '../../../platform/appearance/apply-appearance.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Choices } from '../../../ui/forms/choices.tsx'
import { Cell } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './appearance-cell.module.css'

const themeNames = {
  system: 'account.themeSystem',
  light: 'account.themeLight',
  dark: 'account.themeDark',
} satisfies Record<ThemeChoice, ClientTextKey>

const sizeNames = {
  100: 'account.textDefault',
  115: 'account.textLarge',
  130: 'account.textLarger',
} satisfies Record<TextSize, ClientTextKey>

/** Theme and size of text of this device. What is chosen is seen at once, behind the sheet too. */
export const AppearanceCell = () => {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { theme, textSize } = useAppearance()
  const themeName = t(themeNames[theme])
  return (
    <>
      <Cell
        icon={SunMoon}
        title={t('account.appearance')}
        // The size most people have goes without saying.
        value={textSize === 100 ? themeName : `${themeName} · ${t(sizeNames[textSize])}`}
        onClick={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('account.appearance')}>
        <div className={styles.groups}>
          <section>
            <h3 className={styles.heading}>{t('account.theme')}</h3>
            <Choices
              label={t('account.theme')}
              options={themeChoices.map((value) => ({ value, label: t(themeNames[value]) }))}
              value={theme}
              onChange={(value) => changeAppearance({ theme: value })}
            />
          </section>
          <section>
            <h3 className={styles.heading}>{t('account.textSize')}</h3>
            <Choices
              label={t('account.textSize')}
              options={textSizes.map((value) => ({ value, label: t(sizeNames[value]) }))}
              value={textSize}
              onChange={(value) => changeAppearance({ textSize: value })}
            />
          </section>
        </div>
      </Sheet>
    </>
  )
}
