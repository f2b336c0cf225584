import { idlePart } from '../../../ui/feedback/idle-part.tsx'

/** Only whoever is new meets it, once home stands behind it. */
export const LaterWelcome = idlePart(async () => (await import('./welcome.tsx')).Welcome)
