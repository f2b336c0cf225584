import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import type { ClientTextKey } from '@cliffhanger/i18n/client-texts.ts'
import { formatList } from '@cliffhanger/i18n/format/lists.ts'
import { useCall } from '../../platform/server/queries.ts'
import { useUser } from '../../platform/session/session.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { useSettings } from './use-settings.ts'

const realNameTexts = {
  [realNameStates.notCertified]: 'payment.realNameNone',
  [realNameStates.inReview]: 'payment.realNameReview',
  [realNameStates.certified]: 'payment.realNameDone',
  [realNameStates.failed]: 'payment.realNameFailed',
} satisfies Record<number, ClientTextKey>

/** How things stand behind the rows of the settings, in words; undefined while it is not known. What the member's own page asked for is not asked
 *  for again before something of it has changed. */
export const useSettingStates = () => {
  const t = useTexts()
  const language = useLanguage()
  const user = useUser()
  const { setting } = useSettings()
  const { data } = useCall(overviewCalls.getOverview, {}, { staleTime: Number.POSITIVE_INFINITY })
  const passkeys = data?.passkey_total
  const linked = [
    ...(user?.user_email ? [t('account.email')] : []),
    ...(user?.user_phone ? [t('account.phone')] : []),
    ...(user?.has_google === 1 ? [t('account.authenticator')] : []),
  ]
  return {
    notifications: setting && t(setting.disturb === 1 ? 'account.isOff' : 'account.isOn'),
    loginPassword: user ? t(user.has_pwd === 1 ? 'account.isSet' : 'account.notSet') : undefined,
    pin: data && t(data.is_set_pass === 1 ? 'account.pinIsSet' : 'account.pinNotSet'),
    passkeys:
      passkeys === undefined
        ? undefined
        : passkeys === 0
          ? t('account.isOff')
          : t('payment.passkeyCount', { count: passkeys }),
    linked: user ? (linked.length > 0 ? formatList(linked, language) : t('account.notBound')) : undefined,
    realName: data && t(realNameTexts[data.real_status]),
  }
}
