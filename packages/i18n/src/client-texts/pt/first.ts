import { drama } from './drama.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'

export const texts = { drama, session, shell }
