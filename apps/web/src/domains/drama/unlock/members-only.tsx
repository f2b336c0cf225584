import Crown from 'lucide-react/icons/crown'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { setReturnTarget } from '../../../platform/navigation/return-target.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

interface MembersOnlyProps {
  readonly kind: 'vip' | 'svip'
  /** Where the member comes back to. */
  readonly subject: string
}

/** Says that an episode is for members, and leads to the membership page. */
export const MembersOnly = ({ kind, subject }: MembersOnlyProps) => {
  const t = useTexts()
  const join = () => {
    setReturnTarget(subject)
    goTo('vip', kind === 'svip' ? { type: 2 } : {})
  }
  return (
    <EmptyState
      icon={Crown}
      title={t(kind === 'svip' ? 'unlock.svipOnly' : 'unlock.vipOnly')}
      hint={t(kind === 'svip' ? 'unlock.svipHint' : 'unlock.vipHint')}
      action={<Button onClick={join}>{t(kind === 'svip' ? 'unlock.svipJoin' : 'unlock.vipJoin')}</Button>}
    />
  )
}
