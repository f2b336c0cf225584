import Bell from 'lucide-react/icons/bell'
import Images from 'lucide-react/icons/images'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import { Badge } from '../../src/ui/people/badge.tsx'
import { PersonRow } from '../../src/ui/people/person-row.tsx'
import { ProfileCard } from '../../src/ui/people/profile-card.tsx'
import { RoundAction, RoundActions } from '../../src/ui/people/round-actions.tsx'
import { Avatar } from '../../src/ui/pictures/avatar.tsx'
import type { KitComponent } from '../component.ts'

/** Pictures that need no server. */
const faces = ['#c2410c', '#1d4ed8', '#15803d', '#a21caf'].map(
  (color) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${color}"/><circle cx="4" cy="4" r="2" fill="white"/></svg>`)}`,
)

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
    groups: () => (
      <>
        {[2, 3, 4].map((count) => (
          <PersonRow
            key={count}
            before={<Avatar name="Night watch" urls={faces.slice(0, count)} />}
            name="Night watch"
          />
        ))}
        <PersonRow before={<Avatar name="Night watch" urls={faces.slice(0, 1)} />} name="Night watch" />
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
    actions: (t) => (
      <RoundActions label="Linh Nguyễn">
        <RoundAction icon={MessageCircle} label={t('friends.startChat')} href="#/" />
        <RoundAction icon={Bell} label={t('chat.unmute')} line={t('chats.mutedUntil', { time: '23:15' })} />
        <RoundAction icon={Search} label={t('friends.find')} href="#/" />
        <RoundAction icon={Images} label={t('chat.historyMedia')} href="#/" />
      </RoundActions>
    ),
  },
}
