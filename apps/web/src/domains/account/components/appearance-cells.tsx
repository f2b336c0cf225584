import type { ClientTextKey } from '@cliffhanger/i18n/client-texts.ts'
import { formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import ALargeSmall from 'lucide-react/icons/a-large-small'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useState } from 'react'
import { changeAppearance, useAppearance } from '../../../platform/appearance/appearance.ts'
import {
  type TextSize,
  type ThemeChoice,
  textSizes,
  themeChoices,
} from '../../../platform/appearance/apply-appearance.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Choices } from '../../../ui/forms/choices.tsx'
import { Cell } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'

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

/** Theme and size of text of this device. What is chosen is seen at once, behind the sheet too, which therefore stays. */
export const AppearanceCells = () => {
  const t = useTexts()
  const language = useLanguage()
  const [open, setOpen] = useState<'theme' | 'size'>()
  const { theme, textSize } = useAppearance()
  const close = () => setOpen(undefined)
  const percent = (size: TextSize) => formatShare(size / 100, language)
  return (
    <>
      <Cell
        icon={SunMoon}
        title={t('account.appearance')}
        value={t(themeNames[theme])}
        onClick={() => setOpen('theme')}
      />
      <Cell
        icon={ALargeSmall}
        title={t('account.textSize')}
        value={percent(textSize)}
        onClick={() => setOpen('size')}
      />
      <Sheet isOpen={open === 'theme'} onClose={close} title={t('account.appearance')}>
        <Choices
          label={t('account.appearance')}
          options={themeChoices.map((value) => ({ value, label: t(themeNames[value]) }))}
          value={theme}
          onChange={(value) => changeAppearance({ theme: value })}
        />
      </Sheet>
      <Sheet isOpen={open === 'size'} onClose={close} title={t('account.textSize')}>
        <Choices
          label={t('account.textSize')}
          options={textSizes.map((value) => ({ value, label: t(sizeNames[value]), description: percent(value) }))}
          value={textSize}
          onChange={(value) => changeAppearance({ textSize: value })}
        />
      </Sheet>
    </>
  )
}
