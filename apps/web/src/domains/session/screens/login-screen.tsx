import { languageNames } from '@cliffhanger/i18n/languages.ts'
import Globe from 'lucide-react/icons/globe'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useAuthenticator } from '../authenticator.tsx'
import { useAgreementTick } from '../components/agreement-tick.tsx'
import { Brand } from '../components/brand.tsx'
import { DemoNote } from '../components/demo-note.tsx'
import { enter } from '../enter.ts'
import { signInByDevice } from '../sign-in.ts'
import styles from './login-screen.module.css'

/** One-click login: the account of this device. */
export const LoginScreen = () => {
  const t = useTexts()
  const language = useLanguage()
  const agreement = useAgreementTick()
  const authenticator = useAuthenticator()
  const signIn = useAction(async () => {
    const result = await signInByDevice(authenticator.ask)
    if (result.kind === 'signedIn') enter(result.user, result)
    if (result.kind === 'needsPassword') goTo('loginEmail')
  })
  return (
    <main className={styles.screen}>
      <a className={styles.language} href={hrefTo('locale')}>
        <Icon of={Globe} size={18} />
        {languageNames[language]}
      </a>
      <Brand tagline />
      <div className={styles.actions}>
        {agreement.box}
        <Button block busy={signIn.isBusy} onClick={() => agreement.whenAgreed(signIn.run)}>
          {t('session.oneClick')}
        </Button>
        <a className={styles.other} href={hrefTo('loginEmail')}>
          {t('session.otherAccount')}
        </a>
        <DemoNote />
      </div>
      {authenticator.sheet}
    </main>
  )
}
