import { announcements } from './announcements.ts'
import { drama } from './drama.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { welcome } from './welcome.ts'

export const texts = { announcements, drama, session, shell, welcome }
