import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import Ban from 'lucide-react/icons/ban'
import { runOptimistically } from '../../../platform/server/optimistic.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { setBlacklisted } from '../actions.ts'

interface BlacklistSwitchProps {
  readonly userId: number
  readonly isOn: boolean
}

/** Adds a member to my blacklist and removes them from it. */
export const BlacklistSwitch = ({ userId, isOn }: BlacklistSwitchProps) => {
  const t = useTexts()
  return (
    <SwitchCell
      icon={Ban}
      title={t('friends.blacklisted')}
      description={t('friends.blacklistHint')}
      isOn={isOn}
      onChange={(isBlacklisted) =>
        runOptimistically(
          contactCalls.getFriend,
          { friend_id: userId },
          (data) => ({ ...data, is_black: flagOf(isBlacklisted) }),
          () => setBlacklisted(userId, isBlacklisted),
        )
      }
    />
  )
}
