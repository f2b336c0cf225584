import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import UserRound from 'lucide-react/icons/user-round'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cell } from '../../../ui/layout/cell.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'

/** Who I am, and the way to change it. A desktop has the profile beside the settings, with picture and name. */
export const MyCell = ({ user }: { readonly user: LoginUser }) => {
  const t = useTexts()
  if (useIsDesktop()) return <Cell icon={UserRound} title={t('account.profile')} href={hrefTo('profile')} />
  return (
    <Cell
      before={<Avatar name={user.nick_name} url={user.avatar_url} size={56} />}
      title={<strong>{user.nick_name}</strong>}
      description={t('account.profile')}
      href={hrefTo('profile')}
    />
  )
}
