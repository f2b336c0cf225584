import type { MemberSetting } from '@cliffhanger/contract/account/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import type { useSettings } from '../use-settings.ts'

const words = {
  disturb: ['account.disturb', 'account.disturbHint'],
  stopAudio: ['account.sound', 'account.soundHint'],
  stopNewMsg: ['account.pushCards', 'account.pushCardsHint'],
  stopMsgDel: ['account.withdrawNotes', 'account.withdrawNotesHint'],
  new_episodes: ['account.newEpisodes', 'account.newEpisodesHint'],
  verify_friends: ['account.verifyFriends', 'account.verifyFriendsHint'],
  add_friends: ['account.addFriends', 'account.addFriendsHint'],
  show_online: ['account.showOnline', 'account.showOnlineHint'],
  show_ip: ['account.showIp', 'account.showIpHint'],
} as const satisfies Record<keyof MemberSetting, readonly [string, string]>

interface SettingSwitchProps {
  readonly name: keyof MemberSetting
  readonly settings: Pick<ReturnType<typeof useSettings>, 'change'> & { readonly setting: MemberSetting }
  /** The preference stops something, and the switch says whether that is on. */
  readonly isInverse?: boolean
  readonly isDisabled?: boolean
}

/** One preference of mine. */
export const SettingSwitch = ({ name, settings, isInverse = false, isDisabled = false }: SettingSwitchProps) => {
  const t = useTexts()
  const [title, hint] = words[name]
  return (
    <SwitchCell
      title={t(title)}
      description={t(hint)}
      isOn={(settings.setting[name] === 1) !== isInverse}
      isDisabled={isDisabled}
      onChange={(isOn) => settings.change(name, isOn !== isInverse)}
    />
  )
}
