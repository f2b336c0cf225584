import type { MemberSetting } from '@cliffhanger/contract/account/schemas.ts'
import type { ClientTextKey } from '@cliffhanger/i18n/client-texts.ts'
import type { LucideIcon } from 'lucide-react'
import BellOff from 'lucide-react/icons/bell-off'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Eye from 'lucide-react/icons/eye'
import MapPin from 'lucide-react/icons/map-pin'
import PanelTop from 'lucide-react/icons/panel-top'
import Undo2 from 'lucide-react/icons/undo-2'
import UserCheck from 'lucide-react/icons/user-check'
import UserPlus from 'lucide-react/icons/user-plus'
import Volume2 from 'lucide-react/icons/volume-2'
import { useTexts } from '../../../platform/texts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import type { useSettings } from '../use-settings.ts'

const words = {
  disturb: [BellOff, 'account.disturb', 'account.disturbHint'],
  stopAudio: [Volume2, 'account.sound', 'account.soundHint'],
  stopNewMsg: [PanelTop, 'account.pushCards', 'account.pushCardsHint'],
  stopMsgDel: [Undo2, 'account.withdrawNotes', 'account.withdrawNotesHint'],
  new_episodes: [Clapperboard, 'account.newEpisodes', 'account.newEpisodesHint'],
  verify_friends: [UserCheck, 'account.verifyFriends', 'account.verifyFriendsHint'],
  add_friends: [UserPlus, 'account.addFriends', 'account.addFriendsHint'],
  show_online: [Eye, 'account.showOnline', 'account.showOnlineHint'],
  show_ip: [MapPin, 'account.showIp', 'account.showIpHint'],
} as const satisfies Record<keyof MemberSetting, readonly [LucideIcon, ClientTextKey, ClientTextKey]>

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
  const [icon, title, hint] = words[name]
  return (
    <SwitchCell
      icon={icon}
      title={t(title)}
      description={t(hint)}
      isOn={(settings.setting[name] === 1) !== isInverse}
      isDisabled={isDisabled}
      onChange={(isOn) => settings.change(name, isOn !== isInverse)}
    />
  )
}
