import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import Check from 'lucide-react/icons/check'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { call } from '../../../platform/server/client.ts'
import { requestAgain } from '../../../platform/server/queries.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { speak, translate, useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import styles from './language-screen.module.css'

/** Chooses the interface language. A guest's choice stays on the device and is sent after the sign-in. */
export const LanguageScreen = () => {
  const t = useTexts()
  const isSignedIn = useIsSignedIn()
  const goBack = useGoBack(isSignedIn ? 'settings' : 'login')
  const current = useLanguage()
  const choose = useAction(async (language: ClientLanguage) => {
    await speak(language, { remember: true })
    if (!isSignedIn) return
    try {
      await call(accountCalls.setLanguage, { language })
    } catch (error) {
      ignoreQuietly(error)
      toast(translate('account.languageKeptHere'))
    }
    await requestAgain()
  })
  return (
    <Screen top={<NavBar title={t('account.language')} onBack={goBack} />}>
      <ul className={styles.list}>
        {clientLanguages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              className={styles.row}
              aria-pressed={language === current}
              disabled={choose.isBusy}
              onClick={() => choose.run(language)}
            >
              {languageNames[language]}
              {language === current && <Icon of={Check} size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
