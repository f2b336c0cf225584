import HandCoins from 'lucide-react/icons/hand-coins'
import UserPlus from 'lucide-react/icons/user-plus'
import { EntryTiles } from '../../../src/ui/layout/entry-tiles.tsx'
import type { KitComponent } from '../../component.ts'

export const kit: KitComponent = {
  name: 'EntryTiles',
  states: {
    'two ways with a live line': (t) => (
      <EntryTiles
        label={t('collection.friendsGroup')}
        tiles={[
          { label: t('teams.inviteFriends'), line: t('collection.inviteHint'), href: '#/1', icon: UserPlus },
          {
            label: t('commission.earnings'),
            line: t('collection.incomeEarned', { amount: '$522.89' }),
            href: '#/2',
            icon: HandCoins,
          },
        ]}
      />
    ),
  },
}
