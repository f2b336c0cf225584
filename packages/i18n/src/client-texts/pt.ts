import { account } from './pt/account.ts'
import { chat } from './pt/chat.ts'
import { drama } from './pt/drama.ts'
import { friends } from './pt/friends.ts'
import { media } from './pt/media.ts'
import { rewards } from './pt/rewards.ts'
import { session } from './pt/session.ts'
import { shell } from './pt/shell.ts'

export const texts = { account, chat, drama, friends, media, rewards, session, shell }
