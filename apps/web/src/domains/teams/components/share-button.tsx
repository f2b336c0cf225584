import { useTexts } from '../../../platform/texts.ts'
import { isGivenUp, shareElsewhere } from '../../../shared/posters/share-elsewhere.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useCopy } from './use-copy.ts'

interface ShareButtonProps {
  readonly url: string
  /** Null where there is none, or it is being drawn. */
  readonly poster: Blob | null
  /** What the screen is for. */
  readonly isMain?: boolean
}

/** Shares my invitation by what the device offers. Where it offers nothing, the main button copies my link, and the other one is not there. */
export const ShareButton = ({ url, poster, isMain = false }: ShareButtonProps) => {
  const t = useTexts()
  const words = { title: t('teams.inviteFriends'), text: t('teams.inviteWords'), url }
  const share = useAction(
    () => shareElsewhere(words, poster, 'invitation.png'),
    (error) => {
      if (!isGivenUp(error)) toast(t('teams.sharedNot'))
      return true
    },
  )
  const copy = useCopy(url)
  const canShare = 'share' in navigator
  if (!canShare && !isMain) return null
  const { isBusy, run } = canShare ? share : copy
  return (
    <Button kind={isMain ? 'primary' : 'quiet'} block busy={isBusy} onClick={run}>
      {t(isMain ? 'teams.inviteFriends' : 'teams.toOthers')}
    </Button>
  )
}
