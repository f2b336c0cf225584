import Crown from 'lucide-react/icons/crown'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import UserPlus from 'lucide-react/icons/user-plus'
import { EntryTile, EntryTiles } from '../../../src/ui/layout/entry-tiles.tsx'
import type { KitComponent } from '../../component.ts'

export const kit: KitComponent = {
  name: 'EntryTiles',
  states: {
    'ways with a live line': (t) => (
      <EntryTiles label={t('collection.friendsGroup')}>
        <EntryTile
          icon={Crown}
          tone="vip"
          label={t('membership.vip')}
          line={t('membership.until', { date: 'Dec 16, 2026' })}
          href="#/1"
        />
        <EntryTile
          icon={Gift}
          isWaiting
          label={t('signIn.title')}
          line={t('signIn.checkInFor', { reward: '8' })}
          href="#/2"
        />
        <EntryTile icon={UserPlus} label={t('teams.inviteFriends')} line={t('collection.inviteHint')} href="#/3" />
        <EntryTile
          icon={HandCoins}
          label={t('commission.earnings')}
          line={t('collection.incomeEarned', { amount: '$522.89' })}
          href="#/4"
        />
      </EntryTiles>
    ),
  },
}
