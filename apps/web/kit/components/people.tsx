import { Badge } from '../../src/ui/people/badge.tsx'
import { PersonRow } from '../../src/ui/people/person-row.tsx'
import { ProfileCard } from '../../src/ui/people/profile-card.tsx'
import { Avatar } from '../../src/ui/pictures/avatar.tsx'
import type { KitComponent } from '../component.ts'

export const kit: KitComponent = {
  name: 'People',
  states: {
    rows: (t) => (
      <>
        <PersonRow
          before={<Avatar name="Linh Nguyễn" isOnline />}
          name="Linh Nguyễn"
          line={t('friends.number', { number: '10000007' })}
          href="#/"
        >
          <Badge count={3} />
        </PersonRow>
        <PersonRow
          before={<Avatar name="João" />}
          name="João Pedro de Alcântara Bragança e Bourbon"
          line={t('shell.coolingOff', { time: '12:00' })}
        >
          <Badge count={120} quiet />
        </PersonRow>
      </>
    ),
    card: (t) => (
      <ProfileCard
        name="Linh Nguyễn"
        avatarUrl=""
        isOnline
        lines={[t('friends.number', { number: '10000007' }), t('shell.installHint')]}
      />
    ),
  },
}
