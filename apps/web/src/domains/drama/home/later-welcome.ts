import { idlePart } from '../../../ui/feedback/idle-part.tsx'

/** Only whoever is new meets it, once home stands behind it. Its words are among those of the first screens. */
export const LaterWelcome = idlePart(async () => (await import('./welcome.tsx')).Welcome, { soon: true })
