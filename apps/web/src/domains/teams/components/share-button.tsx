import { useTexts } from '../../../platform/texts.ts'
import { isGivenUp, shareElsewhere } from '../../../shared/posters/share-elsewhere.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'

interface ShareButtonProps {
  readonly url: string
  /** Null where there is none, or it is being drawn. */
  readonly poster: Blob | null
}

/** Shares my invitation by what the device offers; nothing where it offers nothing. */
export const ShareButton = ({ url, poster }: ShareButtonProps) => {
  const t = useTexts()
  const words = { title: t('teams.inviteFriends'), text: t('teams.inviteWords'), url }
  const share = useAction(
    () => shareElsewhere(words, poster, 'invitation.png'),
    (error) => {
      if (!isGivenUp(error)) toast(t('teams.sharedNot'))
      return true
    },
  )
  if (!('share' in navigator)) return null
  return (
    <Button kind="quiet" block busy={share.isBusy} onClick={share.run}>
      {t('teams.toOthers')}
    </Button>
  )
}
