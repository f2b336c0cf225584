import Lock from 'lucide-react/icons/lock'
import UsersX from 'lucide-react/icons/user-x'
import { relaunch } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import type { ShownGroup } from '../use-group.ts'

/** What stands where there is no group to show: it is on its way, it did not come, or I am not in it. */
export const GroupState = ({ isGone, error, retry }: Omit<ShownGroup, 'group'>) => {
  const t = useTexts()
  if (isGone) {
    return (
      <EmptyState
        icon={UsersX}
        title={t('groups.gone')}
        hint={t('groups.goneHint')}
        action={
          <Button kind="quiet" size="small" onClick={() => relaunch('chats')}>
            {t('groups.toChats')}
          </Button>
        }
      />
    )
  }
  return error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows />
}

/** What stands where my role does not reach. */
export const NotAllowed = ({ title, hint }: { readonly title: string; readonly hint?: string }) => (
  <EmptyState icon={Lock} title={title} {...(hint !== undefined && { hint })} />
)
