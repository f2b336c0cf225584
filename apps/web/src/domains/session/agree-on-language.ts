import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { chosenLanguage } from '../../platform/device-language.ts'
import { call } from '../../platform/server/client.ts'
import { requestAgain } from '../../platform/server/queries.ts'
import { currentLanguage, speak } from '../../platform/texts.ts'

/** The stored language replaces the one shown, unless the member chose one on this device: then the server learns it. */
export const agreeOnLanguage = async (): Promise<void> => {
  const { language: stored } = await call(accountCalls.getLanguage, {})
  const chosen = chosenLanguage()
  if (chosen !== null && chosen !== stored) await call(accountCalls.setLanguage, { language: chosen })
  const shown = clientLanguages.find((language) => language === stored)
  if (chosen !== null || !shown || shown === currentLanguage()) return
  await speak(shown, { remember: false })
  await requestAgain()
}
