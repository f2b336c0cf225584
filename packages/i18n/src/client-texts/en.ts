import { account } from './en/account.ts'
import { chat } from './en/chat.ts'
import { drama } from './en/drama.ts'
import { friends } from './en/friends.ts'
import { media } from './en/media.ts'
import { rewards } from './en/rewards.ts'
import { session } from './en/session.ts'
import { shell } from './en/shell.ts'

export const texts = { account, chat, drama, friends, media, rewards, session, shell }
