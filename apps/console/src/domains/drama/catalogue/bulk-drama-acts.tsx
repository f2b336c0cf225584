import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import type { DramaOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { BulkAct } from '../../../ui/lists/bulk-act.tsx'
import { titleOf } from './written-texts.ts'

const nameOf = (drama: DramaOverview): string => titleOf(drama, currentLanguage())

/** Several dramas published, or taken from members. */
export const BulkDramaActs = () => {
  const t = useTexts()
  return (
    <>
      <BulkAct<DramaOverview>
        action={t('drama.publish')}
        titleOf={(count) => t('lists.publishDramas', count)}
        needsReason={false}
        nameOf={nameOf}
        run={(id) => callServer(dramaOperatorCalls.setDramaPublished, { id, is_published: 1 })}
      />
      <BulkAct<DramaOverview>
        action={t('drama.unpublish')}
        titleOf={(count) => t('lists.unpublishDramas', count)}
        explanation={t('drama.unpublishHint')}
        isDestructive
        nameOf={nameOf}
        run={(id, reason) => callServer(dramaOperatorCalls.setDramaPublished, { id, is_published: 0, reason })}
      />
    </>
  )
}
