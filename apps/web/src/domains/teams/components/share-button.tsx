import { useTexts } from '../../../platform/texts.ts'
import { useCopy } from '../../../shared/copy-line/use-copy.ts'
import { isGivenUp, shareElsewhere } from '../../../shared/posters/share-elsewhere.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'

interface ShareButtonProps {
  readonly url: string
  /** Null where there is none, or it is being drawn. */
  readonly poster: Blob | null
  /** The invitation itself is shared, not the poster alone. */
  readonly isMain?: boolean
}

/** Shares my invitation or its poster by what the device offers. Where it offers nothing, the main button copies my link, and that of the poster is
 *  not there. */
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
    <Button block busy={isBusy} onClick={run}>
      {t(isMain ? 'teams.inviteFriends' : 'teams.sharePoster')}
    </Button>
  )
}
