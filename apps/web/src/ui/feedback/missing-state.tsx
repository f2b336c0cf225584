import type { ScreenName } from '@cliffhanger/contract/client-paths.ts'
import { relaunch } from '../../platform/navigation/navigation.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../actions/button.tsx'
import { EmptyList } from './empty-list.tsx'

interface MissingStateProps {
  readonly title: string
  /** Where all of its kind are: the way on. */
  readonly list: ScreenName
}

/** What stands where an old or wrong link leads. */
export const MissingState = ({ title, list }: MissingStateProps) => {
  const t = useTexts()
  return (
    <EmptyList
      drawing="magnifier"
      title={title}
      hint={t('shell.missingHint')}
      action={
        <Button kind="quiet" size="small" onClick={() => relaunch(list)}>
          {t('shell.seeAll')}
        </Button>
      }
    />
  )
}
