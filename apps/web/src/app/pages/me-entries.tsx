import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import HandCoins from 'lucide-react/icons/hand-coins'
import UserPlus from 'lucide-react/icons/user-plus'
import { hrefTo } from '../../platform/navigation/paths.ts'
import { useCall } from '../../platform/server/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAmounts } from '../../shared/amounts.ts'
import { emptyLine } from '../../ui/feedback/empty-line.ts'
import { EntryTile } from '../../ui/layout/entry-tiles.tsx'

/** Tiles of the page about me that lead to what brings something: inviting, and the one door to all that earns, with what it came to. */
export const MeEntries = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const { data, isPending } = useCall(commissionCalls.getIncome, {})
  const earned =
    data && Number(data.total) > 0
      ? t('collection.incomeEarned', { amount: show(data.total, data.coin_code) })
      : t('collection.incomeHint')
  return (
    <>
      <EntryTile
        icon={UserPlus}
        label={t('teams.inviteFriends')}
        line={t('collection.inviteHint')}
        href={hrefTo('inviteFriends')}
      />
      <EntryTile
        icon={HandCoins}
        label={t('commission.earnings')}
        line={isPending ? emptyLine : earned}
        href={hrefTo('earning')}
      />
    </>
  )
}
